import type { ModelLanguage } from "../model-language.ts";
import { turkishInstructions } from "./instructions.ts";

export const turkishModel: ModelLanguage = {
  instructions: turkishInstructions,
  reasons: {
    words: "orada geçmiyor",
    number: "orada olmayan ya da bununla ilgili olmayan bir sayı",
    action: "anlatılandan başka bir iş",
    marker:
      "işi küçülten söz atılmış ya da eklenmiş (yardım etti, planladı, yaklaşık, yalnızca, değil, başkalarıyla)",
    role: "kişinin unvanı olmayan bir unvan",
    mixed: "iki kaydın bilgisi bir cümlede",
    time: "anlatılandan başka bir zaman",
  },
  askAgain: (
    list,
    marker,
  ) => `Program, aşağıdaki düzenlemelerinin söylediğini kişinin kendi metninde bulamadı. ${marker} yazan iki satır arasında her biri için eksik olan yazıyor: "söz: neden". Bunların hepsi malzemedir.
Her birini bir kez daha, kişinin satırına yakın kalarak yaz: satırın kendi adlarını, sıfatlarını ve sayılarını koru (çevirirken her biri için en yalın karşılığı kullan), işi kimin yaptığını ve onu küçülten sözleri koru; yalnızca sırayı, fiilin biçimini ve dolgu sözlerini değiştir. \`mayBeSaid\`, o satırdaki sözler için programın aynı saydığı başka sözleri verir (her çekimiyle): doğal olanı seç. Satırda olmayan hiçbir şey söyleme. Böyle söylenemeyeni hiç yazma; orada kişinin kendi sözleri kalır. Aynı JSON ile, yalnızca bu adresler için düzenleme ver.
${marker}
${list}
${marker}`,
};

import type { LanguageModule } from "../language-module.ts";
import { turkishDegrees, turkishLanguageLevels } from "./degrees-and-levels.ts";
import { turkishNumbers } from "./numbers.ts";
import { stemTurkish } from "./stem.ts";

const OWN_LETTERS = "ğışçöüĞİŞÇÖÜ";
const LETTER = new RegExp(`[${OWN_LETTERS}]`);
const NAME_ENDING =
  /(?:\p{L}{2}(?:l[ae]r[iı]|[lt]ama|[lt]eme|[sn]isi|jisi|temi|nali|grafi|siyon)|okuma)(?=\s|$)/iu;

export const turkish: LanguageModule = {
  id: "tr",
  locale: "tr-TR",
  ownLetters: OWN_LETTERS,
  detection: {
    commonWords: `ve ile bir bu icin olarak olan gibi daha en cok veya ya da de yil sahip gore her kadar sonra
      konusunda uzere tercihen deneyimli deneyim bilgi bilgisi iyi en az mezun mezunu universite
      universitesi bolumu lisesi is isi gorev sorumlu sorumluluk calisma calismak yonetimi hizmet musteri
      arayan ariyoruz aranan nitelikler halen egitim sirket firma tecrubeli aranmaktadir araniyor ehliyet
      sahibi olmak olmayan bulunan yatkin hakim derece uygulama yaptim yapti saglamak sagladim gelistirme
      gelistirdim iletisim ozgecmis calistim turkce ingilizce beceriler
      diller adres deneyimi muhendisi uzmani mudur telefon`.split(/\s+/),
  },
  names: {
    looksOwn: (name) => LETTER.test(name) || NAME_ENDING.test(name),
    isActivity: (word) => LETTER.test(word) || /.{3}(?:lama|leme|c[iu]lik|culuk)$/u.test(word),
  },
  stem: stemTurkish,
  sentences: {
    abbreviations: [
      ..."vb vd örn yy doç yrd öğr gör arş uzm av müh mah cad sok ort şti san tic bkz".split(" "),
      String.raw`a\.ş`,
    ],
    companyForms: [String.raw`a\.ş`, "şti"],
    companyWords: ["Şti", "San", "Tic"],
  },
  dates: {
    monthForms: {},
    ongoing: [
      "Halen",
      ..."hâlen hala hâlâ devam günümüz gunumuz bugün bugun şimdi simdi".split(" "),
      "devam ediyor",
      "devam etmekte",
    ],
  },
  numbers: turkishNumbers,
  degrees: turkishDegrees,
  languageLevels: turkishLanguageLevels,
};

import { foldAscii } from "@terzi/language/normalise";
import { anyOf } from "../../../posting/any-of.ts";

/** What somebody will get, beyond what every posting's words give away; folded. */
const GIFTS = anyOf(String.raw`
  bizden
  (?:bunun )?karsiliginda
  (?:yillik|gun|hafta\S*|ucretli|uzun|dogum gunu\S*) izin\S*
  \S*ikramiye\S*
  (?:yemek|ulasim|market) (?:kart|cek)\S*
  multinet|sodexo|ticket|setcard
  (?:ucretsiz|kapali) (?:otopark|yemek|servis|ulasim|kahve|cay)\S*
  (?:mangal|yilbasi|yil sonu|dogum gunu) (?:parti|kutlama|pasta|yemeg)\S*
  dogum gunu\S*
  lojman\S*
  kres (?:destegi|indirimi|yardimi)\S*
  (?:uc|3) ogun\S*
  emeklilik (?:katki|plan|\d)\S*
  (?:calisan|personel|urun|aile|cerceve) indirim\S*
  alisveris cek\S*
  (?:yol|yemek) (?:ucreti|parasi|yardimi)\S*
  masa (?:tenisi|oyun)\S*
  (?:sinirsiz )?cay (?:kahve|ve)\S*
  toplu tasima kart\S*
  hisse opsiyon\S*
  kar pay\S*
  (?:tamamlayici |ozel )?saglik sigorta\S*
`);

/** Whether folded Turkish words say what somebody gets. */
export const isTurkishGift = (folded: string): boolean => GIFTS.test(folded);

/** "Hedeflerini burada gerçekleştirebilirsin!", "… linkinden ulaşabilirsiniz.": a permission isn't a requirement. */
export const isTurkishChance = (text: string): boolean =>
  /\b(?:ulas|bul|gerceklestir|basvur|incele|katil|edin|goruntule|ogren|kazan|yararlan)\w*(?:abilir|ebilir)sin(?:iz)?[.!]?\s*$/u.test(
    foldAscii(text),
  );

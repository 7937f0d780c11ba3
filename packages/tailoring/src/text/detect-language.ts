import type { Language } from "@terzi/contracts/language";
import { foldAscii } from "./fold.ts";

const TURKISH = new Set(
  `ve ile bir bu icin olarak olan gibi daha en cok veya ya da de yil sahip gore her kadar sonra konusunda
  uzere tercihen deneyimli deneyim bilgi bilgisi iyi en az mezun mezunu universite universitesi bolumu lisesi is isi gorev
  sorumlu sorumluluk calisma calismak yonetimi hizmet musteri arayan ariyoruz aranan nitelikler halen egitim
  sirket firma tecrubeli aranmaktadir araniyor ehliyet sahibi olmak olmayan bulunan yatkin hakim derece uygulama yaptim yapti saglamak sagladim gelistirme gelistirdim`
    .trim()
    .split(/\s+/),
);

const ENGLISH = new Set(
  `the and of to in for with on is are be as or an we you our your will at by from this that have experience
  skills work team years ability knowledge required must strong including responsible degree managed using`
    .trim()
    .split(/\s+/),
);

const TURKISH_LETTERS = /[ğışçöüĞİŞÇÖÜ]/g;

/** The language in which a text is written, by its function words and letters; English when nothing tells. */
export function detectLanguage(text: string): Language {
  const sample = text.slice(0, 20_000);
  let turkish = (sample.match(TURKISH_LETTERS)?.length ?? 0) / 4;
  let english = 0;
  for (const word of foldAscii(sample).match(/[a-z]+/g) ?? []) {
    if (TURKISH.has(word)) turkish++;
    if (ENGLISH.has(word)) english++;
  }
  return turkish > english ? "tr" : "en";
}

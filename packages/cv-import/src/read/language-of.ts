import type { Language } from "@terzi/contracts/language";
import { foldedWords } from "./fold-text.ts";

const TURKISH = new Set(
  "ve bir ile icin olarak gore kadar sonra olan daha yil deneyim deneyimi egitim universitesi lisans beceriler diller iletisim ozgecmis telefon adres halen mezun mudur uzmani muhendisi sorumlu calistim yaptim turkce ingilizce".split(
    " ",
  ),
);
const ENGLISH = new Set(
  "and the of in to for with a an on at by from as experience education skills university languages contact phone address present".split(
    " ",
  ),
);

/** The language of a text, Turkish or English, by its commonest words; ASCII-typed Turkish counts too. */
export function languageOf(text: string): Language {
  const words = foldedWords(text.slice(0, 20_000));
  const count = (common: Set<string>) => words.filter((word) => common.has(word)).length;
  return count(TURKISH) > count(ENGLISH) ? "tr" : "en";
}

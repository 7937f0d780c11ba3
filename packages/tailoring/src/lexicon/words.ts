import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { TURKISH_GLOSSES } from "@terzi/lexicon/generated/matching";
import { TURKISH_FILLER } from "./filler.ts";

const byStem = new Map<string, string[]>();
for (const line of TURKISH_GLOSSES.split("\n")) {
  const [turkish = "", english = ""] = line.split("\t");
  const roots = english.split(", ").map((word) => rootOf(foldAscii(word)));
  for (const word of turkish.split(", ")) {
    const key = foldAscii(word);
    if (!byStem.has(key)) byStem.set(key, roots);
    const short = grammar.stem(key);
    if (!byStem.has(short)) byStem.set(short, roots);
  }
}

/** A root that tells nothing: what a word of grammar translates to. */
export const NOTHING = "-";
for (const word of TURKISH_FILLER) {
  byStem.set(word, [NOTHING]);
  byStem.set(grammar.stem(word), [NOTHING]);
}

/** Endings of verbs and of nouns made of them; taken off one after the other until the glossary knows the rest. */
const ENDINGS =
  /(?:larindan|lerinden|larinda|lerinde|masinda|mesinde|masindan|mesinden|masinin|mesinin|masini|mesini|masina|mesine|sindan|sinden|sinda|sinde|sini|sunu|sina|sine|indan|inden|inda|inde|unda|ini|unu|ina|ine|una|larinin|lerinin|larini|lerini|larina|lerine|larin|lerin|lari|leri|lar|ler|masi|mesi|mak|mek|mayi|meyi|maya|meye|ma|me|dim|dum|tim|tum|di|du|ti|tu|dik|tik|mis|mus|yor|yorum|iyor|uyor|arak|erek|ilan|ilen|an|en|abilen|ebilen|abilecek|ebilecek|acak|ecek|ci|cu|lik|luk|li|lu|siz|suz|sel|sal|nin|nun|in|un|i|u|e|a|yi|yu|ye|ya|deki|daki|teki|taki|de|da|te|ta|den|dan|ten|tan|le|la|yle|yla|si|su|im|um)$/;

const remembered = new Map<string, string[]>();

function lookUp(key: string): string[] {
  let rest = key;
  for (let taken = 0; taken < 5; taken++) {
    const found =
      byStem.get(rest) ??
      byStem.get(rest.replace(/g$/, "k")) ??
      byStem.get(rest.replace(/d$/, "t")) ??
      byStem.get(rest.replace(/b$/, "p")) ??
      // The passive: "hazırlan-" of "hazırla-".
      (rest.length > 5 ? byStem.get(rest.replace(/n$/, "")) : undefined);
    if (found) return found;
    const shorter = rest.replace(ENDINGS, "");
    if (shorter === rest || shorter.length < 3) break;
    rest = shorter;
  }
  return byStem.get(grammar.stem(key)) ?? [];
}

/** The English roots of a folded Turkish word, whatever its endings; none when the glossary doesn't know it. */
export function translateWord(key: string): string[] {
  const cached = remembered.get(key);
  if (cached) return cached;
  const roots = lookUp(key);
  if (remembered.size > 20_000) remembered.clear();
  remembered.set(key, roots);
  return roots;
}

import { readFileSync } from "node:fs";

/** A sense of KeNet with the senses of Princeton WordNet that it means. */
export type TurkishSense = { id: string; words: string[]; english: string[] };

const SYNSET = /<SYNSET><ID>([^<]+)<\/ID><SYNONYM>(.*?)<\/SYNONYM>(.*?)<\/SYNSET>/g;
const LITERAL = /<LITERAL>([^<]+)</g;
const INTERLINGUAL = /<ILR>(ENG31-[^<]+)<TYPE>SYNONYM/g;

/** The senses that are linked to English ones and not called archaic, from `turkish_wordnet.xml` of the npm package `nlptoolkit-wordnet`. */
export function readKenet(file: string): TurkishSense[] {
  const senses: TurkishSense[] = [];
  for (const [, id = "", literals = "", rest = ""] of readFileSync(file, "utf8").matchAll(SYNSET)) {
    if (/eskimiş/.test(rest)) continue;
    const english = [...rest.matchAll(INTERLINGUAL)].flatMap(([, sense]) => sense ?? []);
    const words = [...literals.matchAll(LITERAL)].flatMap(([, word]) => word ?? []);
    if (english.length) senses.push({ id, words: words.filter((word) => !word.startsWith("(")), english });
  }
  return senses;
}

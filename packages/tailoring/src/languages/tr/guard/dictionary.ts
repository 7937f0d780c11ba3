import { rootOf } from "@terzi/language/en/word-families";
import { foldAscii } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import { longestStem } from "@terzi/language/tr/longest-stem";
import { turkish as grammar } from "@terzi/language/tr/turkish";
import { readGlosses } from "@terzi/lexicon/everyday-words";
import { readTurkish } from "../../../lexicon/words.ts";

let table: Map<string, Set<string>> | undefined;

/** Every meaning of a stem: the matcher's table has only the likeliest, since it goes to the browser. */
function meanings(): Map<string, Set<string>> {
  if (table) return table;
  table = new Map();
  for (const { words, says } of readGlosses())
    for (const word of words.map(foldAscii))
      for (const stem of new Set([word, grammar.stem(word)])) {
        const known = table.get(stem) ?? new Set();
        for (const one of says) known.add(rootOf(foldAscii(one)));
        table.set(stem, known);
      }
  return table;
}

/** The English roots of whatever a folded word may say. */
export const rootsInDictionary = remembered((key): readonly string[] => {
  const { stem, roots } = readTurkish(key);
  const all = meanings();
  const longest = longestStem(key, (one) => all.has(one));
  const more = [stem, ...(longest ? [longest] : [])].flatMap((one) => [...(all.get(one) ?? [])]);
  return [...new Set([...roots, ...more])].filter((root) => root !== "-");
});

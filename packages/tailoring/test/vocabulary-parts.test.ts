import { rootOf } from "@terzi/language/en/word-families";
import { stem } from "@terzi/language/stem";
import { wordKeys } from "@terzi/language/tokens";
import { beginningsIn } from "@terzi/lexicon/beginning";
import { packWordKeys, unpackWordKeys, wordKey } from "@terzi/lexicon/word-keys";
import fc from "fast-check";
import { expect, test } from "vitest";
import { annotate } from "../src/lexicon/annotate.ts";
import { type Concept, lexicon } from "../src/lexicon/concepts.ts";
import { fieldsFor, partsHere, rankOf } from "../src/lexicon/parts.ts";

const { concepts, english, others } = lexicon();
const phrases = [english, ...others.values()].flatMap((known) => [...known.values()].flat());
const ranks = new Map<Concept, number>(phrases.map(({ concept, rank }) => [concept, rank]));
const beyondCore = phrases.filter(({ rank }) => rank > 0);

const ranksFor = (beginnings: Iterable<string>): number[] => [...fieldsFor(beginnings)].map(rankOf);

test("a server has the core and all fields", () => {
  expect(partsHere().length).toBeGreaterThan(10);
  const fields = partsHere().filter((part) => rankOf(part) > 0);
  expect(new Set(beyondCore.map(({ rank }) => rank)).size).toBe(fields.length);
});

test("each name calls for the field that it stands in", () => {
  const uncalled = beyondCore.filter(
    ({ words, rank }) => !ranksFor(beginningsIn(words.map((word) => [word]))).includes(rank),
  );
  expect(uncalled.map(({ words }) => words.join(" "))).toEqual([]);
});

test("each name calls for its field wherever it stands in a text, in both languages", () => {
  const named = fc.constantFrom(...beyondCore);
  fc.assert(
    fc.property(named, named, fc.constantFrom("en", "tr"), ({ words }, other, language) => {
      const text = `Experience with ${words.join(" ")}, ${other.words.join(" ")} ve takibi`;
      const annotated = annotate(text, language);
      const keys = wordKeys(text);
      const called = ranksFor(
        beginningsIn(
          annotated.words.map(({ roots }, at) => {
            const key = keys[at] ?? "";
            return [rootOf(key), stem(key, language), ...roots];
          }),
        ),
      );
      const met = annotated.named.map(({ concept }) => ranks.get(concept) ?? 0).filter((rank) => rank > 0);
      expect(met.filter((rank) => !called.includes(rank))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

test("what stands between a narrower and a wider concept comes with the core: the way between them is there", () => {
  const inCore = (id: string): boolean => {
    const concept = concepts.get(id);
    return !concept?.broader.size || ranks.get(concept) === 0;
  };
  const torn = [...concepts.values()].flatMap(({ id, broader }) =>
    [...broader].filter((wider) => !inCore(wider)).map((wider) => `${id} > ${wider}`),
  );
  expect(torn).toEqual([]);
});

test("concepts that matching can't tell apart come together", () => {
  const byId = Map.groupBy(new Set(phrases.map(({ concept }) => concept)), ({ id }) => id);
  const apart = [...byId].filter(
    ([, alike]) => alike.length > 1 && alike.some((concept) => ranks.get(concept) !== 0),
  );
  expect(apart.map(([id]) => id)).toEqual([]);
});

test("packed words are found again, and hardly ever others", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 50 }), (words) => {
      expect(unpackWordKeys(packWordKeys(words))).toEqual(
        [...new Set(words.map(wordKey))].sort((one, other) => one - other),
      );
    }),
  );
  const known = new Set(unpackWordKeys(packWordKeys(Array.from({ length: 10_000 }, (_, at) => `word${at}`))));
  const mistaken = Array.from({ length: 100_000 }, (_, at) => `other ${at}`).filter((word) =>
    known.has(wordKey(word)),
  );
  expect(mistaken.length).toBeLessThan(120);
});

import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { expect, test } from "vitest";
import { ROLES } from "../src/verify/lexicon/roles.ts";
import { THINGS } from "../src/verify/lexicon/things.ts";
import { type LexiconLine, phrasesOf, readThingLines } from "../src/verify/reading/lexicon-lines.ts";
import { AMBIGUOUS } from "./ambiguous-words.ts";

const KINDS = { things: THINGS, roles: ROLES };
const names = Object.keys(KINDS) as (keyof typeof KINDS)[];
const linesOf = (name: keyof typeof KINDS): LexiconLine[] => readThingLines(KINDS[name]);

/** The words of a line, each language by itself, without the mark of those that are met in one form only. */
const wordsOf = ({ words }: LexiconLine): string[] =>
  [
    ...new Set([...words.en.map((word) => `en ${word}`), ...words.tr.map((word) => `tr ${foldAscii(word)}`)]),
  ].map((word) => word.replaceAll("!", ""));

test.each(names)(
  "no word of the guard's %s stands for two concepts, but those that have two senses",
  (name) => {
    const seen = new Map<string, number>();
    for (const line of linesOf(name))
      for (const word of wordsOf(line)) seen.set(word, (seen.get(word) ?? 0) + 1);
    const twice = [...seen].filter(([, count]) => count > 1).map(([word]) => word);
    expect(twice.filter((word) => !AMBIGUOUS[name].has(word))).toEqual([]);
    expect(
      [...AMBIGUOUS[name]].filter((word) => !twice.includes(word)),
      "no longer ambiguous",
    ).toEqual([]);
  },
);

test.each(names)(
  "each line of the guard's %s has its own name and says of known concepts that it is one of them",
  (name) => {
    const lines = linesOf(name);
    const ids = new Set(lines.map(({ id }) => id));
    expect(ids.size).toBe(lines.length);
    for (const { id, wider } of lines) {
      expect(id, "a line without an English word").not.toBe("");
      for (const kind of wider) expect(ids.has(kind), `${id} > ${kind}`).toBe(true);
    }
  },
);

test.each(names)("nothing of the guard's %s is a kind of itself", (name) => {
  const kinds = new Map(linesOf(name).map(({ id, wider }) => [id, wider]));
  const climb = (id: string, path: string[]): void => {
    expect(path.includes(id), [...path, id].join(" > ")).toBe(false);
    for (const wider of kinds.get(id) ?? []) climb(wider, [...path, id]);
  };
  for (const id of kinds.keys()) climb(id, []);
});

test.each(names)("the words of the guard's %s are read in a text as they stand in the list", (name) => {
  const strange = linesOf(name).flatMap((line) =>
    phrasesOf(line, "thing")
      .map(({ words }) => words.map(({ written }) => written))
      .filter((words) => wordKeys(words.join(" ")).join(" ") !== words.join(" "))
      .map((words) => words.join(" ")),
  );
  expect(strange).toEqual([]);
});

/** Turkish words that are never right without their marks. */
const UNMARKED =
  /(?<!\p{L})(?:musteri|ogretmen|ogrenci|mudur|saglik|calisma|uretim|urun|guvenlik|donem|yonetim|gorev|bolum|isci|sozlesme|siparis|satis|egitim|ucret|olcum|cozum|butce|ulke|sehir|cocuk|yil|gun)(?!\p{L})/u;

test.each(names)("Turkish words of the guard's %s keep their Turkish letters", (name) => {
  for (const line of KINDS[name].split("\n")) {
    const turkish = line.split(">")[0]?.split("|")[1] ?? "";
    expect(UNMARKED.exec(turkish)?.[0], line).toBeUndefined();
  }
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Language } from "@terzi/contracts/languages";
import type { Random } from "./random.ts";

/** The lists of `names/<language>.txt`. */
const LISTS = [
  "role",
  "rank",
  "field",
  "whole title",
  "family",
  "given",
  "place name",
  "trade name",
  "legal form",
  "house",
  "town",
  "region",
  "joint of town and region",
  "kind of school",
  "department",
  "told of an employer",
  "head of points",
  "reason",
  "section",
  "referee",
  "interest",
  "kind of work",
] as const;
type List = (typeof LISTS)[number];

type Words = Record<List, [string, ...string[]]>;

const read = new Map<Language, Words>();

function wordsOf(language: Language): Words {
  const known = read.get(language);
  if (known) return known;
  const text = readFileSync(join(import.meta.dirname, `names/${language}.txt`), "utf8");
  const lists = new Map(
    text
      .split(/^# /m)
      .slice(1)
      .map((block): [string, string[]] => {
        const [name = "", line = ""] = block.split("\n");
        return [name, line.split("|")];
      }),
  );
  // The loop over all lists fills each of them.
  const words = Object.fromEntries(
    LISTS.map((list) => {
      const own = lists.get(list);
      if (!own?.[0]) throw new Error(`names/${language}.txt has no "${list}"`);
      return [list, own];
    }),
  ) as Words;
  read.set(language, words);
  return words;
}

export const anyOf = (list: List, language: Language, random: Random): string =>
  random.pick(wordsOf(language)[list]);

/** The same each time, for a number drawn before. */
export const nthOf = (list: List, language: Language, number: number): string => {
  const words = wordsOf(language)[list];
  return words[number % words.length] ?? words[0];
};

/** A title of parts that are put together by chance, or one of those that are made of no such parts. */
export function newTitle(language: Language, random: Random): string {
  const any = (list: List) => anyOf(list, language, random);
  if (random.isLikely(0.3)) return any("whole title");
  const rank = random.isLikely(0.3) ? `${any("rank")} ` : "";
  const tail = random.isLikely(0.06) ? ` (${any("department")})` : "";
  return `${rank}${any("field")} ${any("role")}${tail}`;
}

/** An employer: of a family, of a place, with a legal form and without, or one that goes by a name alone. */
export function newEmployer(language: Language, random: Random): string {
  const any = (list: List) => anyOf(list, language, random);
  if (random.isLikely(0.25)) return any("house");
  const name = random.isLikely(0.6)
    ? any("place name")
    : random.isLikely(0.3)
      ? `${any("family")} & ${any("family")}`
      : any("family");
  const trade = random.isLikely(0.8) ? ` ${any("trade name")}` : "";
  const form = random.isLikely(trade ? 0.35 : 0.7) ? ` ${any("legal form")}` : "";
  return `${name}${trade}${form}`;
}

/** A town, mostly with what it lies in; one in seven is on no map. */
export function newPlace(language: Language, random: Random): string {
  const any = (list: List) => anyOf(list, language, random);
  const town = random.isLikely(0.15) ? madeTown(random) : any("town");
  if (random.isLikely(0.4)) return town;
  const region = any("region");
  return region === town ? town : `${town}${any("joint of town and region")}${region}`;
}

export function newSchool(language: Language, random: Random): string {
  const any = (list: List) => anyOf(list, language, random);
  return `${random.isLikely(0.6) ? any("place name") : any("town")} ${any("kind of school")}`;
}

const BEGINNINGS = [
  "Al",
  "Bar",
  "Kem",
  "Wex",
  "Tor",
  "Hav",
  "Ber",
  "Kar",
  "Göl",
  "Elm",
  "Lin",
  "Pel",
] as const;
const ENDS = ["ford", "köy", "ton", "anya", "ley", "hisar", "by", "ova", "stad", "pınar", "chester"] as const;
const madeTown = (random: Random): string => random.pick(BEGINNINGS) + random.pick(ENDS);

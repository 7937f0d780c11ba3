import { writePlaces } from "../src/root-places.ts";
import { NO_ROW } from "../src/row-signs.ts";
import { generalWords } from "./general-words.ts";
import { linesOf } from "./lines-of.ts";
import { nearWords } from "./near-words.ts";
import { packKeys, type Row, sortedRows } from "./packed-keys.ts";
import { type KeptRow, type SplitRows, splitRows } from "./rare-rows.ts";
import { synonyms } from "./synonyms.ts";

/** A sign for each logarithm of a count: "3" for 3, ":" for 10. */
const SIGN_OF_ZERO = 48;

export type RootTables = {
  /** What comes with the matcher. */
  tables: Record<string, string | Omit<SplitRows, "parts">>;
  /** Which occupations a title's words point to, of words that few texts have. */
  parts: SplitRows["parts"];
  /** Writes roots by their places. */
  write: (roots: readonly string[]) => string;
};

/** All tables of English roots, over one list of them. */
export function rootTables(): RootTables {
  const commonness = sortedRows(linesOf("statistics/commonness.tsv"));
  const titles = sortedRows(linesOf("statistics/title-groups.tsv"));
  const near = sortedRows(
    nearWords({ written: linesOf("everyday/alike.tsv"), found: linesOf("wordnet/near-words.tsv") }),
  ).map(({ key, value }) => ({ key, lists: value.split("\t").map(rootsIn) }));
  const groups = synonyms(new Set(generalWords("en")))
    .sort()
    .map(rootsIn);
  const roots = [
    ...new Set([
      ...[...commonness, ...titles, ...near].map(({ key }) => key),
      ...near.flatMap(({ lists }) => lists.flat()),
      ...groups.flat(),
    ]),
  ].sort();
  const write = writePlaces(roots);
  const isSynonym = new Set(
    groups.flatMap((group) => group.flatMap((one) => group.map((other) => `${one} ${other}`))),
  );
  /** Of what a root says or has as kinds, synonyms need no second mention; whether it is surely so they don't tell. */
  const unsaid = (key: string, [same = [], kinds = [], both = []]: string[][]): string[][] => [
    ...[same, kinds].map((roots) => roots.filter((root) => !isSynonym.has(`${key} ${root}`))),
    both,
  ];
  const nearOf = new Map(
    near.map(({ key, lists }) => [key, unsaid(key, lists).map(write).join("\t").replace(/\t+$/, "")]),
  );
  const { parts, ...titleGroups } = splitRows("titles", over(roots, titles));
  return {
    tables: {
      ROOTS: packKeys(roots),
      COMMONNESS: over(roots, commonness)
        .map(({ value }) => (value ? String.fromCharCode(SIGN_OF_ZERO + Number(value)) : NO_ROW))
        .join(""),
      TITLE_GROUPS: titleGroups,
      SYNONYMS: groups.map(write).join("\n"),
      NEAR_WORDS: roots.map((root) => nearOf.get(root) ?? "").join("\n"),
    },
    parts,
    write,
  };
}

const rootsIn = (text: string): string[] => text.split(" ").filter(Boolean);

/** The rows of a table for each of the roots, those without one too. */
function over(roots: readonly string[], rows: readonly Row[]): KeptRow[] {
  const valueByRoot = new Map(rows.map(({ key, value }) => [key, value]));
  return roots.map((key) => ({ key, value: valueByRoot.get(key) }));
}

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { rootOf } from "@terzi/language/en/word-families";
import { wordKeys } from "@terzi/language/tokens";
import { formsIn, readForms } from "@terzi/lexicon/read-tables";
import type { PhrasePair } from "./align-words.ts";
import { type TurkishForm, turkishStems } from "./turkish-stems.ts";

/** Who reads the forms of which each says the meaning of its row; word lists and texts are left out. */
const USERS = new Set(["guard", "match", "title", "degree", "field", "skill"]);

/** Our own rows say what a word means at work; of WordNet's senses those count more that ours are linked to. */
const OUR_WEIGHT = 1;
const LINKED_WEIGHT = 0.5;
const SENSE_WEIGHT = 0.3;

type Meaning = { english: string[]; turkish: TurkishForm[]; weight: number };

const bare = (form: string): string => form.replace(/ \([^)]*\)$/, "");

function rowsByMeaning(language: string): Map<string, TurkishForm[]> {
  const byId = new Map<string, TurkishForm[]>();
  for (const { id, forms, usedBy, flags } of readForms(language)) {
    if (!usedBy.some((user) => USERS.has(user))) continue;
    const added = formsIn(forms).map((form) => ({ text: bare(form), isVerb: flags.includes("verb") }));
    byId.set(id, [...(byId.get(id) ?? []), ...added]);
  }
  return byId;
}

function ownMeanings(): Meaning[] {
  const turkish = rowsByMeaning("tr");
  return [...rowsByMeaning("en")].map(([id, english]) => ({
    english: english.map(({ text }) => text),
    turkish: turkish.get(id) ?? [],
    weight: OUR_WEIGHT,
  }));
}

function senses(): Meaning[] {
  const table = readFileSync(join(import.meta.dirname, "../../../lexicon/wordnet/senses.tsv"), "utf8");
  const lines = table.trimEnd().split("\n").slice(1);
  return lines.map((line) => {
    const [sense = "", concepts = "", english = "", turkish = ""] = line.split("\t");
    const isVerb = sense.endsWith("-v");
    return {
      english: [...formsIn(english)],
      turkish: formsIn(turkish).map((text) => ({ text, isVerb })),
      weight: concepts ? LINKED_WEIGHT : SENSE_WEIGHT,
    };
  });
}

const GRAMMAR = new Set(
  "the a an of for to in on with and or at by from as ve ile icin bir de da".split(" "),
);

const unique = (lists: string[][]): string[][] => [
  ...new Map(lists.filter((list) => list.length).map((list) => [list.join(" "), list])).values(),
];

/** All phrases that say the same in both languages, and how an English root is written most often. */
export function readPhrasePairs(): { pairs: PhrasePair[]; spelling: (root: string) => string } {
  const meanings = [...ownMeanings(), ...senses()];
  const stemsOf = turkishStems(meanings.flatMap(({ turkish }) => turkish));
  const written = new Map<string, Map<string, number>>();
  const rootsOf = (phrase: string): string[] =>
    wordKeys(phrase)
      .filter((word) => !GRAMMAR.has(word))
      .map((word) => {
        const root = rootOf(word);
        const forms = written.get(root) ?? new Map<string, number>();
        written.set(root, forms.set(word, (forms.get(word) ?? 0) + 1));
        return root;
      });
  const pairs = meanings.flatMap(({ english, turkish, weight }) => {
    const [left, right] = [
      unique(english.map(rootsOf)),
      unique(turkish.map((form) => stemsOf(form, GRAMMAR))),
    ];
    const each = weight / Math.sqrt(left.length * right.length);
    return left.flatMap((english) => right.map((turkish) => ({ english, turkish, weight: each })));
  });
  const spelling = (root: string): string =>
    [...(written.get(root) ?? [])].sort((a, b) => b[1] - a[1] || a[0].length - b[0].length)[0]?.[0] ?? root;
  return { pairs, spelling };
}

import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import type { LexiconWord } from "../../languages/guard-language.ts";
import { GUARD_LANGUAGES } from "../../languages/guard-languages.ts";
import { lowerMarked } from "./letter-marks.ts";

export type ConceptKind = "action" | "plain" | "light" | "marker" | "thing";

export type Phrase = { id: string; kind: ConceptKind; words: LexiconWord[] };

/** One concept: its words in each language (the Turkish ones with their marks), and the ids of what it is a kind of or entitles to. */
export type LexiconLine = { id: string; wider: string[]; words: Record<Language, string[]> };

const listOf = (list: string): string[] =>
  list
    .split(",")
    .map((one) => one.trim())
    .filter(Boolean);

/**
 * Reads "id | English, … | Turkish, … > wider, …" lines, all folded at once, which is quick; the Turkish words keep
 * their marks. Where the lines have no ids, a concept is called by the first of its words, behind `prefix`.
 */
function readLines(
  lines: string,
  { hasIds, prefix = "" }: { hasIds: boolean; prefix?: string },
): LexiconLine[] {
  const marked = lowerMarked(lines.trim()).split("\n");
  return foldAscii(lines.trim())
    .split("\n")
    .map((line, at) => {
      const [words = "", wider = ""] = line.split(">");
      const columns = words.split("|");
      const [english = ""] = hasIds ? columns.slice(1) : columns;
      const turkish = (marked[at] ?? "").split(">")[0]?.split("|")[hasIds ? 2 : 1] ?? "";
      const phrases = listOf(english);
      const id = hasIds ? (columns[0] ?? "").trim() : prefix + (phrases[0] ?? "").replace("!", "");
      return {
        id,
        wider: listOf(wider).map((one) => prefix + one),
        words: { en: phrases, tr: listOf(turkish) },
      };
    });
}

export const readNamedLines = (lines: string): LexiconLine[] => readLines(lines, { hasIds: true });
export const readThingLines = (lines: string, prefix = ""): LexiconLine[] =>
  readLines(lines, { hasIds: false, prefix });

/** As a text is parted into words: "f&b", "ci/cd" and "co-worker" are two. */
const GAP = /[\s/&-]+(?=.)/;
/** Most phrases are one word, which is quicker seen than parted. */
const partsOf = (phrase: string): string[] => (/[\s/&-]./.test(phrase) ? phrase.split(GAP) : [phrase]);

/** The phrases that a line's concept is met by. */
export const phrasesOf = ({ id, words }: LexiconLine, kind: ConceptKind): Phrase[] =>
  GUARD_LANGUAGES.flatMap(({ module, fitting }) =>
    words[module.id].flatMap((phrase) =>
      fitting.formsOf(phrase).map((form) => ({ id, kind, words: partsOf(form).map(fitting.readWord) })),
    ),
  );

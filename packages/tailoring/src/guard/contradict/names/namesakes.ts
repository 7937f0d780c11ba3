import type { Conflict } from "@terzi/contracts/cv";
import { foldAscii } from "@terzi/language/normalise";
import type { Line } from "../../parse/line.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const NAME_OF_TWO = /(?<![\p{L}\p{N}])(\p{Lu}[\p{L}]{2,}) (\p{Lu}\p{L}{3,})/gu;
const STEM = 6;
const stemOf = (word: string): string => foldAscii(word).slice(0, STEM);

/** "Introduced Tableau" names nobody's Tableau. */
const isDeedAt = (at: number, { clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some(({ start, end }) => start <= at && end > at));

const namesIn = (line: Line): { whose: string; what: string; written: string }[] =>
  [...line.text.matchAll(NAME_OF_TWO)].flatMap(({ index, 0: written, 1: whose = "", 2: what = "" }) =>
    isDeedAt(index, line) ? [] : [{ whose: stemOf(whose), what: stemOf(what), written }],
  );

/**
 * "York Hospital", of the one in Leeds, also where the name opens a sentence and its capital tells nothing: one that is
 * called the same but for the word before it.
 */
export function namesakeConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  if (line.words.language !== sentence.words.language) return [];
  const known = namesIn(line);
  const all = foldAscii(
    linesOf(entries)
      .map(({ text }) => text)
      .join(" "),
  );
  const [wrong] = namesIn(sentence).flatMap((said) => {
    const other = known.find(({ whose, what }) => what === said.what && whose !== said.whose);
    const isKnown = all.includes(said.whose) || !other || foldAscii(sentence.text).includes(other.whose);
    return isKnown ? [] : [{ said: said.written, known: other.written }];
  });
  return wrong ? [{ kind: "name", ...wrong }] : [];
}

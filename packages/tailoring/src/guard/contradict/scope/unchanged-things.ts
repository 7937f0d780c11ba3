import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import { isRole } from "../../entail/people-terms.ts";
import { changes } from "../../entail/changes.ts";
import { pairsIn } from "../../entail/number-pairs.ts";
import type { Action, Clause, Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isLightDeed, wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { isLong } from "../numbers/following-numbers.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";

const tellsChange = (line: Line): boolean =>
  line.clauses.some(
    (clause) => changes(clause) || clause.actions.some(({ ids }) => ids.some((id) => CHANGES.has(id))),
  ) || pairsIn(line).length > 0;

/** "Shortened queues", where lines tell of other things that changed, and none of queues. */
export function unchangedThingConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1) return [];
  const lines = linesOf(entries);
  const changing = lines.filter(tellsChange);
  const isTranslated = lines.every(({ words }) => words.language !== sentence.words.language);
  const told = sentence.clauses.filter((clause) => clause.actions.some(isSurelyChange));
  const promoted = new Set(
    told.filter(isPromotion).flatMap(({ actions }) => actions.map(({ start }) => start)),
  );
  const values = numbersIn(sentence).map(({ measure }) => measure.value);
  const isUnchanged = told.some((clause) => {
    if (clause.markers.has("refuse") || clause.actions.some(({ start }) => promoted.has(start))) return false;
    const things = thingsOf(clause, sentence);
    const isTold = changing.some(
      (line) =>
        things.some((word) => wayOf(word, sentence, line) !== "none") ||
        numbersIn(line).some(({ measure }) => values.some((value) => isNear(value, measure.value))),
    );
    const unknown = besideDeed(things, clause).filter((word) =>
      lines.every((line) => wayOf(word, sentence, line) === "none"),
    );
    return !isTold && unknown.length >= (isTranslated ? UNKNOWN.translated : UNKNOWN.sameLanguage);
  });
  return isUnchanged ? [{ kind: "result", said: sentence.text, known: "" }] : [];
}

/** How many of its words no line may know; in translation one may be missing for the dictionary's sake. */
const UNKNOWN = { sameLanguage: 1, translated: 2 };

const CHANGES = new Set(["increase", "reduce", "improve", "shorten", "save", "raise-sales", "speed-up"]);
/** "Moved up from baker's assistant to pastry cook": a person rose, and no value. */
const isPromotion = ({ terms, numbers }: Clause): boolean =>
  numbers.every(isLong) && terms.filter(isRole).length > 1;
const isNoDeed = (id: string): boolean => /^[wevsc]:/.test(id);
/** "Improved", in every reading: "geliştirmek" is to develop as well, and "docs included" adds nothing. */
const isSurelyChange = ({ ids }: Action): boolean => {
  const deeds = ids.filter((id) => !isNoDeed(id));
  return deeds.length > 0 && deeds.every((id) => CHANGES.has(id));
};

/** The words that say what changed stand next to the verb. */
function besideDeed(things: ToldWord[], { actions }: Clause): ToldWord[] {
  const deed = actions.find(isSurelyChange);
  if (!deed) return [];
  return deed.language.isVerbFinal
    ? things.filter(({ end }) => end <= deed.start).slice(-BESIDE)
    : things.filter(({ start }) => start >= deed.end).slice(0, BESIDE);
}
const BESIDE = 2;

const thingsOf = ({ terms }: Clause, sentence: Line): ToldWord[] =>
  toldWordsIn(sentence).filter(
    (word) =>
      terms.some(({ start, end }) => word.start >= start && word.end <= end) &&
      !addsNothing(word, sentence) &&
      !isLightDeed(word, sentence),
  );

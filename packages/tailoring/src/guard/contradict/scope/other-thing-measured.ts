import type { Conflict } from "@terzi/contracts/cv";
import { isNear } from "../../entail/compare-numbers.ts";
import { pairsIn } from "../../entail/number-pairs.ts";
import { isKindOf } from "../kin.ts";
import type { Line } from "../../parse/line.ts";
import { directionOf } from "../../retell/direction.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, knownOf } from "../../retell/words-lost.ts";
import { partOf, wayOf } from "../../shown/word-ways.ts";
import type { NearestTask } from "../conflict-task.ts";
import { numbersIn } from "../numbers/placed-numbers.ts";

/** Whether both tell the same change, or the same share of something. */
function measuresTheSame(sentence: Line, line: Line): boolean {
  const [said, known] = [numbersIn(sentence), numbersIn(line)];
  const isKnown = ({ measure }: (typeof said)[number]): boolean =>
    known.some((one) => one.measure.kind === measure.kind && isNear(one.measure.value, measure.value));
  const values = said.filter(({ number: { unit } }) => unit !== "date");
  const isChange = pairsIn(line).length > 0 && directionOf(line) !== null;
  const isMeasured = isChange || values.some(({ number: { unit } }) => unit === "%");
  return values.length > 0 && isMeasured && values.every(isKnown);
}

type Told = { head: ToldWord; before: ToldWord };
/** Each word with the one right before it, which says which one it is: the limb, of "limb X-rays". */
const toldWith = (line: Line): Told[] => {
  const words = toldWordsIn(line);
  return words.flatMap((head, at) => {
    const before = words[at - 1];
    return before && /^[ -]$/.test(line.text.slice(before.end, head.start)) ? [{ head, before }] : [];
  });
};

/** A thing that a dictionary or the lexicon has: what it is called elsewhere would be found. */
const isThing = (word: ToldWord, line: Line): boolean =>
  (word.isName || word.loosely.length > 1 || word.ids.some((id) => id.startsWith("c:"))) &&
  !word.isEmpty &&
  !addsNothing(word, line) &&
  partOf(word, line) !== "deed";

/** "Tech", of a technical writer. */
const isShortened = ({ surface: one }: ToldWord, { surface: other }: ToldWord): boolean =>
  one.slice(0, STEM).toLowerCase() === other.slice(0, STEM).toLowerCase();
const STEM = 4;

/** "Chest X-rays", of limb X-rays whose repeats fell from 7.2 to 4.5 %: the same figures, told of another thing. */
export function otherThingMeasuredConflicts({ sentence, line }: NearestTask): Conflict[] {
  if (line.words.language !== sentence.words.language || !measuresTheSame(sentence, line)) return [];
  const known = toldWith(line);
  return toldWith(sentence).flatMap(({ head, before }) => {
    if (![before, head].every((word) => isThing(word, sentence)) || wayOf(before, sentence, line) !== "none")
      return [];
    const same = known.filter((one) => one.head.key === head.key);
    const own = same.length ? same : known.filter((one) => isMet(head, knownOf(one.head)));
    const other = own.find(
      (one) =>
        isThing(one.before, line) &&
        wayOf(one.before, line, sentence) === "none" &&
        !isShortened(before, one.before) &&
        !isKindOf(before, one.before, line) &&
        !isKindOf(one.before, before, sentence),
    );
    return other && own.length === 1
      ? [{ kind: "scope" as const, said: `${before.surface} ${head.surface}`, known: line.text }]
      : [];
  });
}

import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { opposites } from "../../../languages/all-opposites.ts";
import { turnedCue } from "../../../languages/all-turned-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { Line } from "../../parse/line.ts";
import type { NumberTerm } from "../../parse/number-term.ts";
import { partLine } from "../../retell/segments.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import type { NearestTask } from "../conflict-task.ts";
import { type Pole, polesIn, sharedWords } from "./opposed-words.ts";
/** "The cutting I didn't do myself" leaves it to others. */
const DENIED = new RegExp(`${guardCue("deniesAhead")}|${guardCue("deniesBehind")}`, "iu");

/** A part of a line that tells something of its own: the summers in Bodrum, beside the winters in Ankara. */
export type Side = { words: ToldWord[]; numbers: NumberTerm[]; poles: Pole[]; isMine: boolean };

const BETWEEN = new RegExp(
  String.raw`[,;.:|•–—/]|\s-\s|(?<!\p{L})(?:${turnedCue("betweenSides")}|&)(?!\p{L})`,
  "iu",
);
const OF_DOER = new RegExp(`${turnedCue("doneByDoer")}$`, "iu");
const MINE = new RegExp(turnedCue("mine"), "iu");
/** "My boss" is somebody else. */
const KIN = new RegExp(turnedCue("kinOfMine"), "giu");
const tellsOfMe = (part: string): boolean => MINE.test(part.replace(KIN, "")) && !DENIED.test(part);

export function sidesIn(line: Line): Side[] {
  const told = toldWordsIn(line);
  const poles = polesIn(line);
  /** "Müdürümün hazırladığı slaytlarla": the thing behind such a verb ends what is told of its doer. */
  const endsDeedOf = (last: ToldWord | null): boolean =>
    last !== null && OF_DOER.test(told[told.indexOf(last) - 1]?.surface ?? "");
  let behind = 0;
  return partLine(line, (between, last) => BETWEEN.test(between) || endsDeedOf(last)).map(
    ({ words, numbers }) => {
      // "I" stands before the first word that claims something.
      const from = behind;
      const to = Math.max(...[...words, ...numbers].map(({ end }) => end));
      behind = to;
      return {
        words: words.filter(({ isEmpty }) => !isEmpty),
        numbers,
        poles: poles.filter(({ start, end }) => start >= from && end <= to),
        isMine: tellsOfMe(line.text.slice(from, to)),
      };
    },
  );
}

type Lines = { sentence: Line; line: Line };

/** How many words a side of the sentence has of one side of the line, and not of the other. */
const wordsOf = (said: Side, own: Side, other: Side, { sentence, line }: Lines): number =>
  said.words.filter(
    (word) =>
      !said.poles.some(({ start, end }) => start <= word.start && end > word.start) &&
      sharedWords([word], sentence, own.words, line).length > 0 &&
      !sharedWords([word], sentence, other.words, line).length,
  ).length;

const hasNumber = ({ numbers }: Side, { unit, value }: NumberTerm): boolean =>
  numbers.some((one) => one.unit === unit && isNear(one.value, value));
const hasPole = ({ poles }: Side, { field, pole }: Pole): boolean =>
  poles.some((one) => one.field === field && one.pole === pole);

type Mark = (said: Side, own: Side, other: Side) => boolean;

const byField =
  (field: string): Mark =>
  (said, own, other) =>
    said.poles.some(
      (pole) =>
        pole.field === field &&
        hasPole(own, pole) &&
        !hasPole(other, pole) &&
        other.poles.some((one) => one.field === field),
    );

/** "Orff, drama and science I taught": one word of a list says nothing of who did it. */
const tellsDoer = ({ isMine, words }: Side): boolean => isMine || words.length > 1;

/**
 * What marks two sides of a line off against each other, of one kind on both: a season, a value, or that one did the
 * one and somebody else the other.
 */
const MARKS: Mark[] = [
  ...opposites.map(({ field }) => byField(field)),
  (said, own, other) =>
    said.numbers.some(
      (number) =>
        hasNumber(own, number) &&
        !hasNumber(other, number) &&
        other.numbers.some(({ unit }) => unit === number.unit),
    ),
  (said, own, other) =>
    said.isMine === own.isMine && own.isMine !== other.isMine && [said, own, other].every(tellsDoer),
];

/** "Winters in Bodrum, summers in Ankara", of who was in Bodrum in summer: what two parts of a line tell, exchanged. */
export function crossedSideConflicts({ sentence, line }: NearestTask): Conflict[] {
  const [told, known] = [sidesIn(sentence), sidesIn(line)];
  const both = { sentence, line };
  const crossed = known.some((one, at) =>
    known.slice(at + 1).some((other) =>
      MARKS.some((isMarkOf) => {
        const restOf = (said: Side, own: Side, its: Side): number =>
          wordsOf(said, own, its, both) +
          MARKS.filter((isOther) => isOther !== isMarkOf && isOther(said, own, its)).length;
        const mixes = (own: Side, its: Side) =>
          told.find(
            (said) =>
              isMarkOf(said, own, its) &&
              restOf(said, its, own) > 0 &&
              restOf(said, its, own) >= restOf(said, own, its),
          );
        const [left, right] = [mixes(one, other), mixes(other, one)];
        return left !== undefined && right !== undefined && left !== right;
      }),
    ),
  );
  return crossed ? [{ kind: "scope", said: sentence.text, known: line.text }] : [];
}

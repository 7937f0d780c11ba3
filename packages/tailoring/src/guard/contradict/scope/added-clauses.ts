import { foldAscii } from "@terzi/language/normalise";
import type { Conflict, ConflictKind } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isNear } from "../../entail/compare-numbers.ts";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { tellsChange } from "../../retell/words-lost.ts";
import { isLightDeed, wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { tellHighSeason, withoutBusiestTime } from "../times/high-season.ts";
import { ratesBetween } from "../numbers/rates-of-time.ts";
import { numbersIn, type PlacedNumber } from "../numbers/placed-numbers.ts";

/** Of how many words of a clause no line may know; in translation a word may be missing for the dictionary's sake. */
const UNKNOWN_AT_LEAST = { sameLanguage: 1, translated: 2 };

const ADDED = [
  new RegExp(guardCue("addedPurpose"), "giu"),
  new RegExp(guardCue("addedOutcome"), "giu"),
] as const;

/** What something was done for or led to, in words that nothing in these entries has: "to win over exporters". */
function addedClauses({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const lines = linesOf(entries);
  const isTranslated = lines.every(({ words }) => words.language !== sentence.words.language);
  const enough = isTranslated ? UNKNOWN_AT_LEAST.translated : UNKNOWN_AT_LEAST.sameLanguage;
  const found = ADDED.flatMap((cue) => [...sentence.text.matchAll(cue)]).find(({ 0: clause, index }) => {
    if (isInName(clause, lines)) return false;
    const words = toldWordsIn(sentence).filter(
      ({ start, end }) => start >= index && end <= index + clause.length,
    );
    const end = index + clause.length;
    const values = numbersIn(sentence).filter(({ number }) => number.start >= index && number.end <= end);
    // What "and" adds behind the values is told beside them.
    const told = retellsChange(values, sentence, lines) ? (values.at(-1)?.number.end ?? 0) : 0;
    return words.filter((word) => word.start >= told && isUnknown(word, sentence, lines)).length >= enough;
  });
  return found ? [{ kind: "result", said: found[0].trim(), known: "" }] : [];
}

/** "Delivers Skills to Foster": with a capital, what would be a purpose is a name's own, which a line has too. */
const isInName = (clause: string, lines: Line[]): boolean => {
  const name = /^\s*\p{L}+\s(\p{Lu}\p{Ll}{2,})/u.exec(clause)?.[1];
  return name !== undefined && lines.some(({ text }) => text.includes(name));
};

/** "…, which cut the bill by 50 %": a clause all of whose values one line has tells that line's own change. */
const retellsChange = (said: PlacedNumber[], sentence: Line, lines: Line[]): boolean =>
  said.length > 0 &&
  lines.some((line) => {
    const known = numbersIn(line);
    const rates = ratesBetween(sentence, line);
    const isOfOtherTime = (value: number): boolean =>
      known.some((one) => rates.some((rate) => isNear(one.measure.value * rate, value)));
    return said.every(
      ({ measure }) =>
        isOfOtherTime(measure.value) ||
        known.some(
          (one) =>
            measure.kind === one.measure.kind &&
            // A bare count may be of anything; two of them together are the line's.
            (measure.kind !== "" || said.length > 1) &&
            isNear(one.measure.value, measure.value),
        ),
    );
  });

const isUnknown = (word: ToldWord, sentence: Line, lines: Line[]): boolean =>
  !addsNothing(word, sentence) &&
  !isLightDeed(word, sentence) &&
  lines.every(
    (line) => wayOf(word, sentence, line) === "none" && !tellsChange(word, line) && !isSpeltSo(word, line),
  );

/** "Gentamisin", of a gentamicin card: another language spells the same word otherwise towards its end. */
const isSpeltSo = ({ surface }: ToldWord, line: Line): boolean =>
  surface.length > STEM &&
  foldAscii(line.text)
    .split(/[^a-z]+/)
    .some((word) => word.length > STEM && word.startsWith(foldAscii(surface).slice(0, STEM)));
const STEM = 5;

const of = (cue: Parameters<typeof guardCue>[0]): RegExp => new RegExp(guardCue(cue), "iu");
const CLAIMS: { kind: ConflictKind; cue: RegExp; known: RegExp }[] = [
  { kind: "scope", cue: of("superlative"), known: of("superlativeKnown") },
  { kind: "doer", cue: of("allAlone"), known: of("aloneKnown") },
];

/** "The city's busiest", "single-handedly", where no line says anything of the sort. */
const addedClaims = ({ alignment: { sentence }, entries }: ConflictTask): Conflict[] =>
  CLAIMS.flatMap(({ kind, cue, known }) => {
    const said = cue.exec(sentence.text)?.[0];
    const lines = linesOf(entries);
    return said && !lines.some(({ text }) => known.test(text)) && !isOfSeasonOnly(sentence, lines)
      ? [{ kind, said, known: "" }]
      : [];
  });

/** Whether all that is called the most of its kind is the time of the year. */
const isOfSeasonOnly = (sentence: Line, lines: Line[]): boolean => {
  const rest = withoutBusiestTime(sentence.text);
  return rest !== sentence.text && !SUPERLATIVE.test(rest) && tellHighSeason(lines);
};
const SUPERLATIVE = of("superlative");

/** What a sentence adds to what was done, beside it: why, with what result, alone, in the largest firm. */
export const addedClauseConflicts = (task: ConflictTask): Conflict[] => [
  ...addedClauses(task),
  ...addedClaims(task),
];

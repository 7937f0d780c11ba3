import { type Place, parsePlace } from "@terzi/contracts/place";
import { guardCue, wordShape } from "../../languages/all-guard-cues.ts";
import { BY_WHOM, onlyHappens } from "../entail/changes.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { Fact, FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { isDoubled, isUsedAlike, makesHappen } from "./alike.ts";
import { directionOf } from "./direction.ts";
import { mayLose } from "./one-word-less.ts";
import { isPlain } from "./plain-heads.ts";
import { isSameNumber, retellsSome } from "./retold-numbers.ts";
import { clausesOf, type Segment, segmentsOf } from "./segments.ts";
import { addsNothing, claimsNothing, isDenial, isToldOtherwise } from "./slight-words.ts";
import { covers, verbsOf, withObjects } from "./stretches.ts";
import { isTranslated } from "./translated.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, isMetLoosely, knownBy, meets, tellsChange, wordsLost } from "./words-lost.ts";

/** Too few words to show what they mean. */
const WORDS_AT_LEAST = 3;
const WORDS_BESIDE_NUMBERS = 2;
const PARTS_BESIDE_NUMBERS = 3;
const PARTS_AT_LEAST = 4;
const LINES_AT_MOST = 3;
/** The number of words per one that only a dictionary matches. */
const LOOSELY_OF = 4;

/** Words that tie two deeds together, which the same line must contain too. */
export const TIE = new RegExp(guardCue("tiesDeeds"), "iu");

/** "İyileştirerek": by doing so. */
export const CONVERB = new RegExp(String.raw`\p{L}${wordShape("byDoing")}(?!\p{L})`, "u");

/** Words that name a cause, for which the line must name a means or a cause. */
export const CAUSE = new RegExp(guardCue("thanksTo"), "iu");
export const MEANS = new RegExp(guardCue("byMeans"), "iu");

/** "Runs drills" from a line that only has the drills: verbs that only say their noun was one's work. */
const DOING = new Set(["do", "run", "handle", "look after"]);

const OPERATING = new Set(["operate"]);

export type Ground = { fact: Fact; said: ToldWord[] };

/**
 * The places of an entry that together say what a sentence says: each of its stretches is in one line, whole
 * stretches of a line are told or left out, and nothing is reversed. Null where there are none.
 */
export function placesMerged(sentence: Line, entry: FactEntry): Place[] | null {
  const said = toldWordsIn(sentence);
  if (!entry.isOngoing && entry.longestPeriod && sentence.clauses.some(({ isPresent }) => isPresent))
    return null;
  const numbers = sentence.words.numbers.length;
  if (
    said.length < (numbers ? WORDS_BESIDE_NUMBERS : WORDS_AT_LEAST) ||
    said.length + numbers < (numbers ? PARTS_BESIDE_NUMBERS : PARTS_AT_LEAST)
  )
    return null;
  const heading = knownBy(
    entry.heading.filter(({ isTitle }) => !isTitle).flatMap(({ line }) => toldWordsIn(line)),
  );
  const verbs = verbsOf(sentence);
  const claiming = said.filter(
    (word) =>
      !addsNothing(word, sentence) && !(isMet(word, heading) && !verbs.some((verb) => covers(verb, word))),
  );
  // When everything is in the employer's name, no line says it.
  if (claiming.length < 2) return null;
  const grounds = groundsOf(claiming, sentence, entry);
  for (const chosen of choices(grounds, claiming, sentence))
    if (chosen.length && tells(chosen, claiming, sentence)) return chosen.map(({ fact }) => fact.place);
  return null;
}

/** How much each line covers of a sentence. */
const groundsOf = (claiming: ToldWord[], sentence: Line, { texts }: FactEntry): Ground[] =>
  texts
    .map((fact) => {
      const told = toldWordsIn(fact.line);
      const known = knownBy(told);
      return {
        fact,
        said: claiming.filter(
          (word) =>
            isMet(word, known) ||
            isMetLoosely(word, told) ||
            isTranslated(word, told, fact.line, sentence) ||
            isLightBeside(word, fact.line, sentence) ||
            tellsChange(word, fact.line) ||
            isWorkThere(word, fact.line, sentence),
        ),
      };
    })
    .filter((ground) => ground.said.length > 0)
    .sort((a, b) => b.said.length - a.said.length);

/** A line without a verb tells of what was done. */
const isWorkThere = ({ everyday, start }: ToldWord, line: Line, sentence: Line): boolean =>
  meets(everyday.own, DOING) &&
  // Who cuts hair at a salon doesn't run it: where a line tells no deed at all, running something is one.
  (!meets(everyday.own, OPERATING) || line.clauses.some(({ actions }) => actions.length > 0)) &&
  !verbsOf(line).length &&
  verbsOf(sentence).some((verb) => verb.start === start && !verb.ids.includes("manage"));

/** "Karar verdi" from somebody who decided: a verb that leaves its deed to a noun, from a line that tells of a deed. */
const isLightBeside = ({ everyday, start, end }: ToldWord, line: Line, sentence: Line): boolean =>
  meets(everyday.own, LIGHT) &&
  !meets(everyday.own, RECEIVING) &&
  verbsOf(line).length > 0 &&
  sentence.clauses.some(({ actions }) => actions.some((action) => action.start < end && action.end > start));
const RECEIVING = new Set(["receive", "achieve", "bring up", "bring down", "rise", "fall"]);

/** One line that covers everything, or else several that each cover a stretch the others don't. */
function choices(grounds: Ground[], claiming: ToldWord[], sentence: Line): Ground[][] {
  const whole = grounds.filter((ground) => ground.said.length === claiming.length).map((ground) => [ground]);
  if (whole.length) return whole;
  const stretches = withObjects(sentence).map((words) => words.filter((word) => claiming.includes(word)));
  const chosen: Ground[] = [];
  let left = stretches;
  while (left.length && chosen.length < LINES_AT_MOST) {
    const says = ({ said }: Ground) => left.filter((words) => words.every((word) => said.includes(word)));
    const [best] = grounds
      .filter((ground) => !chosen.includes(ground))
      .map((ground) => ({ ground, count: says(ground).length }))
      .sort((a, b) => b.count - a.count);
    if (!best?.count) return [];
    const told = says(best.ground);
    chosen.push({ fact: best.ground.fact, said: told.flat() });
    left = left.filter((words) => !told.includes(words));
  }
  return left.length ? [] : [chosen];
}

/** Whether what is left out of the chosen lines may be, and everything else matches. */
function tells(chosen: Ground[], claiming: ToldWord[], sentence: Line): boolean {
  if (chosen.length > 1 && TIE.test(sentence.text)) return false;
  const said = toldWordsIn(sentence);
  const loose = claiming.filter((word) =>
    chosen.every(({ fact }) => {
      const told = toldWordsIn(fact.line);
      return (
        !isMet(word, knownBy(told)) &&
        (isMetLoosely(word, told) || isLightBeside(word, fact.line, sentence)) &&
        !isTranslated(word, told, fact.line, sentence)
      );
    }),
  );
  if (loose.length * LOOSELY_OF > claiming.length) return false;
  const used = chosen.map(({ fact }) => usedOf(fact.line, sentence, said));
  const isWhole = chosen.every((ground, at) => leavesNothing(used[at] ?? [], ground, sentence));
  if (!isWhole && !leavesOne(chosen, used, sentence)) return false;
  // Within one stretch of a line, what is told together belongs together.
  const isTied =
    chosen.some(({ fact }) => TIE.test(fact.line.text) || CONVERB.test(fact.line.text)) ||
    used.flat().length === 1;
  if (TIE.test(sentence.text) && !isTied) return false;
  if (CAUSE.test(sentence.text) && !chosen.some(({ fact }) => MEANS.test(fact.line.text))) return false;
  const lines = chosen.map(({ fact: { line } }) => line);
  if (
    !retellsSome(
      sentence,
      lines.map((line, at) => ({ line, used: used[at] ?? [] })),
    )
  )
    return false;
  const clauses = chosen.flatMap(({ fact: { line } }, at) => clausesOf(line, used[at] ?? []));
  const [first] = sentence.clauses;
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  const isNobodys = onlyHappens(sentence);
  const lost = first ? lostMarkers({ ...first, markers }, clauses, clauses) : [];
  if (!first || lost.some((marker) => !(isNobodys && BY_WHOM.has(marker)))) return false;
  const told = used.flatMap((segments) => segments.flatMap(({ words }) => words));
  return (
    !isDoubled(said, told, sentence) &&
    !makesHappen(said, told) &&
    isUsedAlike(sentence, { clauses: lines.flatMap((line) => line.clauses) })
  );
}

/** The stretches of a line that a sentence mentions. */
export const usedOf = (line: Line, sentence: Line, said: ToldWord[]): Segment[] =>
  segmentsOf(line).filter(({ words, numbers }) => {
    const lost = wordsLost(words, said, line).filter((word) => !isTranslated(word, said, sentence, line));
    const isTold = words.some(
      (word) => !claimsNothing(word, line) && !lost.includes(word) && !tellsChange(word, line),
    );
    // "27 öğrenci, 2 dönem": where words claim nothing, their number does.
    const isNumberAlone = words.length > 0 && words.every((word) => claimsNothing(word, line));
    return isTold || (isNumberAlone && numbers.some((number) => isSameNumber(number, line, sentence)));
  });

/** Verbs that leave what was done to the noun beside them: "eğitim vermek", "onay alma". */
const LIGHT = new Set(["give", "achieve", "become", "be"]);

/** "60 şişeden 78 şişeye", told as a rise by 30 %: what a value is of goes with the value. */
const isCountedUntold = ({ start }: ToldWord, line: Line, sentence: Line): boolean =>
  directionOf(line) !== null &&
  line.words.numbers.some(
    (number) =>
      start > number.end &&
      /^\s$/.test(line.text.slice(number.end, start)) &&
      !isSameNumber(number, line, sentence),
  );

/** Whether a word of a line may go though its stretch is told. */
export function mayGo(word: ToldWord, { fact: { line, place } }: Ground, sentence: Line): boolean {
  const said = toldWordsIn(sentence);
  if (isMetLoosely(word, said) || isTranslated(word, said, sentence, line)) return true;
  if (meets(word.everyday.own, LIGHT) || claimsNothing(word, line)) return true;
  if (isDenial(word, line) && sentence.clauses.some(({ markers }) => markers.has("refuse"))) return true;
  if (isPlain(word, line, sentence)) return true;
  if (isToldOtherwise(word, line, sentence) || isCountedUntold(word, line, sentence)) return true;
  // What an employer is may be told in fewer words.
  return parsePlace(place).field === "description" && !word.isName && !verbsOf(line).length;
}

/** Whether a sentence says all words of some stretches. */
const leavesNothing = (segments: Segment[], ground: Ground, sentence: Line): boolean =>
  segments.length > 0 &&
  segments.every(({ words }) => {
    const lost = wordsLost(words, toldWordsIn(sentence), ground.fact.line);
    return lost.every((word) => mayGo(word, ground, sentence)) && lost.length < words.length;
  });

/** Whether a sentence, all of which is met, leaves out one word of these lines, and that is a detail. */
function leavesOne(chosen: Ground[], used: Segment[][], sentence: Line): boolean {
  const [one, ...more] = chosen.flatMap((ground, at) =>
    (used[at] ?? []).flatMap(({ words }) =>
      wordsLost(words, toldWordsIn(sentence), ground.fact.line)
        .filter((word) => !mayGo(word, ground, sentence))
        .map((word) => ({ word, line: ground.fact.line })),
    ),
  );
  return (
    one !== undefined &&
    !more.length &&
    used.every((all) => all.length > 0) &&
    mayLose(one.word, one.line, sentence)
  );
}

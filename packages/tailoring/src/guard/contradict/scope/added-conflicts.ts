import type { Conflict, ConflictKind } from "@terzi/contracts/cv";
import { LANGUAGES } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { wordList } from "@terzi/lexicon/word-lists";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { changes, isChange } from "../../entail/changes.ts";
import { pairsIn } from "../../entail/number-pairs.ts";
import { isPerson, isRole } from "../../entail/people-terms.ts";
import { isFiniteVerb } from "../../parse/finite-verb.ts";
import type { Line, Term } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { isMet, knownBy } from "../../retell/words-lost.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { tellsSteps } from "../numbers/changed-amounts.ts";
import { type ConflictTask, linesOf, say } from "../conflict-task.ts";

const keysOf = ({ words }: Line): string => ` ${words.keys.join(" ")} `;

const listed = (id: string): string[] =>
  LANGUAGES.flatMap((language) => wordList(id, language).map((word) => ` ${foldAscii(word)} `));

const LISTS: { kind: ConflictKind; words: string[] }[] = [
  { kind: "praise", words: listed("praise word") },
  { kind: "scope", words: listed("word of reach") },
];

/** Praise and reach that none of the lines has: "award-winning", "across the whole company". */
function listedConflicts({ alignment: { sentence, lines: told }, entries }: ConflictTask): Conflict[] {
  const keys = keysOf(sentence);
  return LISTS.flatMap(({ kind, words }) => {
    const said = words.find((word) => keys.includes(word) && !NO_PRAISE.test(sentence.text));
    if (!said) return [];
    const lines = linesOf(entries);
    if (kind === "scope" && (isNoReach(said.trim(), sentence) || isAllButNone(sentence, told[0]?.line)))
      return [];
    const isKnown = lines.some(
      (line) =>
        words.some((word) => keysOf(line).includes(word)) || (kind === "praise" && RANKED.test(line.text)),
    );
    return isKnown ||
      (kind === "scope" &&
        say(
          told.map(({ line }) => line),
          WHOLE,
        )) ||
      (kind === "scope" && isReachOf(said.trim(), sentence, lines))
      ? []
      : [{ kind, said: said.trim(), known: "" }];
  });
}

/** "Through the whole cycle" takes its time, and who "didn't reach the national final" claims none. */
const isNoReach = (said: string, { text, words: { tokens, keys } }: Line): boolean => {
  const at = tokens[keys.indexOf(said.split(" ")[0] ?? "")]?.start ?? 0;
  const from = [...text.matchAll(PART)].findLast(({ index }) => index < at)?.index ?? 0;
  const to = [...text.matchAll(PART)].find(({ index }) => index > at)?.index;
  return REACH_OF_TIME.test(text) || DENIAL.test(text.slice(from, to));
};
const PART = new RegExp(String.raw`[,;]|\s(?:${guardCue("and")}|${guardCue("betweenStretches")})\s`, "giu");
const DENIAL = new RegExp(guardCue("keepsDenial"), "iu");
const REACH_OF_TIME = new RegExp(guardCue("reachOfTime"), "iu");

/** "All of my dresses in nine seasons", of whom none was late in nine: a line that denies an exception speaks of all. */
const isAllButNone = (sentence: Line, nearest: Line | undefined): boolean =>
  nearest !== undefined &&
  !DENIAL.test(sentence.text) &&
  sentence.words.numbers.some(({ value }) => nearest.words.numbers.some((known) => known.value === value)) &&
  nearest.clauses.every(
    ({ markers, terms }) => markers.has("refuse") || terms.some((term) => term.isNegated),
  );

/** "International" of what was "yurt dışı". */
const isReachOf = (said: string, sentence: Line, lines: Line[]): boolean =>
  toldWordsIn(sentence)
    .filter(({ key }) => key === said)
    .some((word) => lines.some((line) => isMet(word, knownBy(toldWordsIn(line)))));

/** "Among the ten best", "en iyi on": somebody who was ranked may say so; how high is checked as a number. */
const RANKED = new RegExp(guardCue("ranked"), "iu");

/** "Üstün dereceyle" is how an exam was passed, and outstanding fees are unpaid. */
const NO_PRAISE = new RegExp(guardCue("noPraise"), "iu");

const WHOLE = ["c:everyone", "c:whole"];

/** "Improved", "increased" something that isn't said to have changed. */
function resultConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const claimed = sentence.clauses
    .flatMap(({ actions }) => actions)
    .find(({ ids }) => ids.length > 0 && ids.every((id) => isChange([id])));
  if (!claimed) return [];
  const isTold = (line: Line) =>
    line.clauses.some((clause) => changes(clause) || clause.actions.some(({ ids }) => isChange(ids))) ||
    pairsIn(line).length > 0;
  const told = [...lines.map(({ line }) => line), ...linesOf(entries)].some(
    (line) => isTold(line) || tellsSteps(sentence, line),
  );
  return told ? [] : [{ kind: "result", said: claimed.surface, known: "" }];
}

/** People named beside known ones although nothing in these entries mentions them: "students and dentists". */
function audienceConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  const people = sentence.clauses.flatMap(({ terms }) =>
    terms.filter((term) => isPerson(term) || isRole(term)),
  );
  if (people.length < 2) return [];
  const lines = linesOf(entries);
  const own = new Set(lines.flatMap((line) => spansOf(line).spans.flatMap(({ ids }) => [...ids])));
  const isKnown = (term: Term): boolean =>
    say(lines, [...term.ids, ...term.parts.flat()]) || term.wider.some((id) => own.has(id)) || isShown(term);
  /** In translation a dictionary knows more names for people; what somebody is called must be known. */
  const isShown = (term: Term): boolean =>
    !isRole(term) &&
    toldWordsIn(sentence).some(
      (word) =>
        word.start >= term.start &&
        word.end <= term.end &&
        lines.some(
          (line) => line.words.language !== sentence.words.language && wayOf(word, sentence, line) !== "none",
        ),
    );
  const isBeside = (one: Term, other: Term): boolean =>
    /^\s?(?:,|and|ve|or|veya|&|ile)\s?(?:\p{L}+\s)?$/iu.test(sentence.text.slice(one.end, other.start));
  const unknown = people.find(
    (term) =>
      !isKnown(term) &&
      !term.isPosed &&
      !isOpeningRole(term, sentence) &&
      people.some(
        (other) => other !== term && isKnown(other) && (isBeside(term, other) || isBeside(other, term)),
      ),
  );
  return unknown ? [{ kind: "audience", said: unknown.surface, known: "" }] : [];
}

/** "Product developer and pattern maker since 2019": a stated identity, which other rules check. */
const isOpeningRole = (term: Term, { clauses, words: { language } }: Line): boolean =>
  isRole(term) &&
  clauses.every(({ actions }) =>
    actions.every(
      (action) =>
        !isFiniteVerb(action) || action.isPlain || (!language.isVerbFinal && action.start > term.end),
    ),
  );

/** What a sentence adds that no line says. */
export const addedConflicts = (task: ConflictTask): Conflict[] => [
  ...listedConflicts(task),
  ...resultConflicts(task),
  ...audienceConflicts(task),
];

import type { Conflict } from "@terzi/contracts/cv";
import { isPeople, isRole } from "../../entail/people-terms.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Clause, Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { isOfOtherThing, isPurpose } from "./others-deeds.ts";
import { guardCue, wordShape } from "../../../languages/all-guard-cues.ts";

/** "Müdürüyle", "hekimlerle": with somebody. */
const WITH = new RegExp(`${wordShape("with")}$`, "iu");

/** "Herself", "kendisi", "tek başına": nobody else did it. */
const SELF = new RegExp(guardCue("byOneself"), "iu");
/** "Görüşmeleri ben yürüttüm": where the verb says who, the word says that it was nobody else. */
const STRESSED = new RegExp(guardCue("stressedSelf"), "iu");
const SHARED = ["agent", "other", "jointly", "assist", "join", "propose", "guided"];

/** What somebody else did, or did too, told as done alone. */
function aloneConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (
    !first ||
    !SELF.test(sentence.text) ||
    sentence.clauses.some(({ markers }) => markers.has("refuse")) ||
    linesOf(entries).some(({ text }) => SELF.test(text)) ||
    STRESSED.test(first.line.text)
  )
    return [];
  const isShared = first.line.clauses.some(
    ({ markers, terms }) =>
      SHARED.some((one) => markers.has(one)) ||
      terms.some((term) => (isRole(term) || isPeople(term)) && WITH.test(term.surface)),
  );
  const met = wordsSaid(spansOf(sentence).words, sentence, first.line).length;
  return isShared && met > 1 ? [{ kind: "doer", said: sentence.text, known: first.line.text }] : [];
}

/** "The commercial director chairs the meeting": a clause that names who else does it. */
const isOthers = ({ markers, terms, actions }: Clause, { words: { language } }: Line): boolean =>
  !language.isVerbFinal &&
  (markers.has("agent") || markers.has("other")) &&
  terms.some(
    // "With Postman": a name isn't what anybody is.
    (term) =>
      isRole(term) && !term.isCased && actions.some(({ start, end }) => start > term.end || end < term.start),
  );

const deedsOf = (clauses: Clause[], line: Line): string[] =>
  clauses
    .flatMap(({ actions }) =>
      actions.filter((done) => !done.isPlain && !done.isNominal && !isPurpose(done, line)),
    )
    .flatMap(({ ids }) => ids.filter((id) => !id.includes(":")));

/** A deed that the line attributes to somebody else, where the sentence names nobody else. */
function othersConflicts({ alignment: { sentence, lines } }: ConflictTask): Conflict[] {
  const roles = sentence.clauses.some(({ terms, markers }) => markers.has("agent") || terms.some(isRole));
  const [opening] = sentence.clauses;
  if (roles || !opening) return [];
  const own = new Set(deedsOf([opening], sentence));
  for (const { line } of lines.slice(0, 1)) {
    const others = line.clauses.filter((clause) => isOthers(clause, line));
    const mine = line.clauses.filter((clause) => !others.includes(clause));
    if (!deedsOf(others, line).some((id) => own.has(id)) || deedsOf(mine, line).some((id) => own.has(id)))
      continue;
    const from = Math.min(
      ...others.flatMap(({ terms, actions }) => [...terms, ...actions]).map(({ start }) => start),
    );
    if (isOfOtherThing(sentence, line, { from, deeds: [...own] })) continue;
    return [{ kind: "doer", said: sentence.text, known: line.text }];
  }
  return [];
}

const FULL_TIME = new RegExp(guardCue("fullTime"), "iu");
const HALF_TIME = new RegExp(guardCue("partTime"), "iu");
const PART_TIME = new RegExp(guardCue("lessThanFull"), "iu");

/** "Full-time" from somebody who worked part-time or as a volunteer. */
function timeConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || !FULL_TIME.test(sentence.text) || HALF_TIME.test(sentence.text)) return [];
  const lines = linesOf(entries);
  const known = lines.find(({ text }) => PART_TIME.test(text));
  return known && !lines.some(({ text }) => FULL_TIME.test(text))
    ? [{ kind: "period", said: sentence.text, known: known.text }]
    : [];
}

/** Who did it, with whom, and with how much of their time, where the sentence claims it was done alone. */
export const selfConflicts = (task: ConflictTask): Conflict[] => [
  ...aloneConflicts(task),
  ...othersConflicts(task),
  ...timeConflicts(task),
];

import { guardCue } from "../../languages/all-guard-cues.ts";
import { dropSynonyms } from "./drop-synonyms.ts";
import { isFiniteVerb } from "./finite-verb.ts";
import { inheritActions, shareNouns } from "./inherit-actions.ts";
import type { Action, Clause, Line } from "./line.ts";
import { markGroupsDeeds, markOthersDeeds } from "./mark-others-deeds.ts";
import { markSubjectsBeforeVerb, markSubjectsBesideVerb } from "./mark-subjects.ts";
import { partClosingRole } from "./part-closing-role.ts";
import { readItems } from "./read-items.ts";
import { markBackwards, spreadMarkers } from "./scope-markers.ts";
import { splitClauses } from "./split-clauses.ts";
import { partIntoWords, type Reading } from "./words.ts";

const LEARNING =
  /^c:(?:qualification|course|training|training-course|degree|certificate|certification|diploma|programme|program|module|master|licence|exam)/;

/** "Coach qualification started 2025", "PLC kursuna başladım": it may not be finished. */
const beginsLearning = ({ actions, terms, markers }: Clause): boolean =>
  !markers.has("in-progress") &&
  actions.some(({ ids }) => ids.includes("begin") && !ids.includes("complete")) &&
  [...terms, ...actions].some(({ ids }) => ids.some((id) => LEARNING.test(id)));

/** "Yüksek lisansını sürdüren", "kursa devam ediyor": it continues, and nothing else was done. */
function markGoingOn(clause: Clause): void {
  const goesOn = ({ ids }: Action) => ids.includes("continue");
  if (!clause.actions.some(goesOn) || !clause.terms.some(({ ids }) => ids.some((id) => LEARNING.test(id))))
    return;
  clause.actions = clause.actions.filter((action) => !goesOn(action));
  clause.markers.add("in-progress");
}

const LESSONS = ["c:training (course)", "c:course", "c:lesson", "c:workshop", "c:seminar"];

/** "Arabuluculuk aşamasında sonuçlandırdım": at that stage it was done. */
const isThrough = ({ actions, numbers }: Clause): boolean =>
  numbers.length > 0 && actions.some((action) => isFiniteVerb(action) && DONE.test(action.surface));
const DONE = new RegExp(guardCue("concluded"), "u");

/** "Delivered a course": giving lessons is teaching, like "kurs vermek". */
function teachByGiving({ actions, terms }: Clause): void {
  if (!terms.some(({ ids, isGroupEnd }) => isGroupEnd && ids.some((id) => LESSONS.includes(id)))) return;
  for (const { ids } of actions) if (ids.includes("light-give") && !ids.includes("train")) ids.push("train");
}

/** Reads a sentence into its claims: clauses of words, actions and numbers, and the markers that limit them. */
export function readLine(text: string, reading: Reading): Line {
  const words = partIntoWords(text, reading);
  const items = dropSynonyms(readItems(words));
  const clauses = splitClauses(items, reading.language);
  if (reading.isSummary && reading.language.isVerbFinal) partClosingRole(clauses, text);
  for (const clause of clauses) markGoingOn(clause);
  inheritActions(clauses, reading.language);
  if (reading.language.isVerbFinal) markSubjectsBesideVerb(clauses, text);
  else if (reading.names !== "all") markSubjectsBeforeVerb(clauses, text);
  if (!reading.language.isVerbFinal) markOthersDeeds(clauses, text);
  shareNouns(clauses);
  for (const clause of clauses) teachByGiving(clause);
  for (const clause of clauses) if (isThrough(clause)) clause.markers.delete("in-progress");
  for (const clause of clauses) if (beginsLearning(clause)) clause.markers.add("in-progress");
  markGroupsDeeds(clauses, text);
  markBackwards(clauses, reading.language);
  spreadMarkers(clauses, text, reading.language);
  return { text, clauses, words };
}

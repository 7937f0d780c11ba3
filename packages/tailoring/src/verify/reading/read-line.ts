import { inheritActions, shareNouns } from "./inherit-actions.ts";
import type { Line, Reading } from "./line.ts";
import { markEnglishSubjects, markTurkishSubjects } from "./mark-subjects.ts";
import { partClosingRole } from "./part-closing-role.ts";
import { readItems } from "./read-items.ts";
import { splitClauses } from "./split-clauses.ts";
import { markBackwards, spreadMarkers } from "./spread-markers.ts";

/** Reads a sentence into what it claims: clauses of words, actions, numbers and the markers that make them smaller. */
export function readLine(text: string, reading: Reading): Line {
  const clauses = splitClauses(readItems(text, reading), reading.isTurkish);
  if (reading.isSummary && reading.isTurkish) partClosingRole(clauses, text);
  inheritActions(clauses, reading.isTurkish);
  if (reading.isTurkish) markTurkishSubjects(clauses);
  else if (reading.names !== "all") markEnglishSubjects(clauses, text);
  shareNouns(clauses);
  markBackwards(clauses, reading.isTurkish);
  spreadMarkers(clauses, reading.isTurkish);
  return { text, clauses };
}

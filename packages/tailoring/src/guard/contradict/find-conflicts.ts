import type { Conflict } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import { alignSentence } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { languageOfSentence } from "../parse/line-language.ts";
import { readLine } from "../parse/read-line.ts";
import { addedConflicts } from "./added-conflicts.ts";
import { entryConflicts } from "./entry-conflicts.ts";
import { levelConflicts } from "./level-conflicts.ts";
import { markerConflicts } from "./marker-conflicts.ts";
import { nameConflicts } from "./name-conflicts.ts";
import { numberConflicts } from "./number-conflicts.ts";
import { periodConflicts } from "./period-conflicts.ts";
import { roleConflicts } from "./role-conflicts.ts";

type SentenceTask = { entries: FactEntry[]; facts: Facts; language?: Language | undefined };

const CHECKS = [
  numberConflicts,
  periodConflicts,
  markerConflicts,
  nameConflicts,
  roleConflicts,
  levelConflicts,
  entryConflicts,
  addedConflicts,
];

/** What of a sentence differs from what the person wrote, as far as it can be checked, and the places nearest to it. */
export function findConflicts(
  sentence: string,
  { entries, facts, language }: SentenceTask,
): { conflicts: Conflict[]; nearest: Place[] } {
  if (!entries.length) return { conflicts: [], nearest: [] };
  const line = readLine(sentence, {
    language: languageOfSentence(sentence, facts, language),
    names: facts.names,
    isSummary: entries.length === facts.entries.length,
  });
  const alignment = alignSentence(line, entries);
  return {
    conflicts: CHECKS.flatMap((check) => check({ alignment, entries, facts })),
    nearest: alignment.lines.map(({ place }) => place),
  };
}

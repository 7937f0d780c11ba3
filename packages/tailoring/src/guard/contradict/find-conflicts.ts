import type { Language } from "@terzi/contracts/languages";
import { alignSentence } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { languageOfSentence } from "../parse/line-language.ts";
import { readLine } from "../parse/read-line.ts";
import { addedConflicts } from "./added-conflicts.ts";
import type { Conflict } from "./conflict.ts";
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

/** The facts of a sentence that differ from what the person wrote, as far as they can be checked. */
export function findConflicts(sentence: string, { entries, facts, language }: SentenceTask): Conflict[] {
  if (!entries.length) return [];
  const line = readLine(sentence, {
    language: languageOfSentence(sentence, facts, language),
    names: facts.names,
    isSummary: entries.length === facts.entries.length,
  });
  const alignment = alignSentence(line, entries);
  return CHECKS.flatMap((check) => check({ alignment, entries, facts }));
}

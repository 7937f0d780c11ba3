import type { Conflict } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import { alignSentence } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { languageOfSentence } from "../parse/line-language.ts";
import { readSentence } from "../parse/read-sentence.ts";
import { addedClauseConflicts } from "./added-clauses.ts";
import { addedToListConflicts } from "./added-to-list.ts";
import { allOfPartConflicts } from "./all-of-part.ts";
import { addedConflicts } from "./added-conflicts.ts";
import { entryConflicts } from "./entry-conflicts.ts";
import { bareLeadConflicts } from "./bare-leads.ts";
import { borrowedNameConflicts } from "./borrowed-names.ts";
import { certificateWordConflicts } from "./certificate-words.ts";
import { gradedNameConflicts } from "./graded-names.ts";
import { handedOffConflicts } from "./handed-off.ts";
import { levelConflicts } from "./level-conflicts.ts";
import { markerConflicts } from "./marker-conflicts.ts";
import { nameConflicts } from "./name-conflicts.ts";
import { numberConflicts } from "./number-conflicts.ts";
import { otherPlaceConflicts } from "./other-places.ts";
import { othersDeedConflicts } from "./others-deeds.ts";
import { opposedTimeConflicts } from "./opposed-times.ts";
import { otherCountConflicts } from "./other-counts.ts";
import { pairConflicts } from "./pair-conflicts.ts";
import { periodConflicts } from "./period-conflicts.ts";
import { reportsToOthersConflicts } from "./reports-to-others.ts";
import { roleConflicts } from "./role-conflicts.ts";
import { selfConflicts } from "./self-conflicts.ts";
import { sinceConflicts } from "./since-conflicts.ts";
import { slotConflicts } from "./slot-conflicts.ts";
import { swappedCountConflicts } from "./swapped-counts.ts";
import { opposedWordConflicts } from "./opposed-words.ts";
import { crossedSideConflicts } from "./crossed-sides.ts";
import { noneToldConflicts } from "./none-told.ts";
import { placingConflicts } from "./placing.ts";
import { toldChangeConflicts } from "./told-changes.ts";
import { monthConflicts } from "./months-told.ts";
import { sideFrequencyConflicts } from "./side-frequencies.ts";
import { namesakeConflicts } from "./namesakes.ts";
import { rankDroppedConflicts } from "./rank-dropped.ts";
import { givenToOthersConflicts } from "./given-to-others.ts";
import { turnedMoveConflicts } from "./turned-moves.ts";
import { turnedOrderConflicts } from "./turned-order.ts";
import { unaidedConflicts } from "./unaided.ts";
import { unchangedThingConflicts } from "./unchanged-things.ts";
import { unitFamilyConflicts } from "./unit-families.ts";
import { unfinishedToldConflicts } from "./unfinished-told.ts";
import { partToldAsAllConflicts } from "./part-told-as-all.ts";
import { someToldAsNoneConflicts } from "./some-told-as-none.ts";
import { otherCurrencyConflicts } from "./other-currency.ts";
import { ownHandConflicts } from "./own-hand.ts";
import { remadeConflicts } from "./remade-things.ts";
import { eachToldAsTotalConflicts } from "./each-told-as-total.ts";
import { everySoManyConflicts } from "./every-so-many.ts";
import { otherGradeConflicts } from "./other-grades.ts";
import { universalConflicts } from "./universal.ts";

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

/** Looked for only where the others find nothing, so that a fault is reported once. */
const FINER = [
  otherCountConflicts,
  pairConflicts,
  sinceConflicts,
  selfConflicts,
  gradedNameConflicts,
  unitFamilyConflicts,
  slotConflicts,
  othersDeedConflicts,
  addedClauseConflicts,
  turnedOrderConflicts,
  crossedSideConflicts,
  turnedMoveConflicts,
  unfinishedToldConflicts,
  partToldAsAllConflicts,
];

/** What speaks against a sentence that nothing proves. */
const OF_UNPROVEN = [
  handedOffConflicts,
  reportsToOthersConflicts,
  borrowedNameConflicts,
  otherPlaceConflicts,
  opposedTimeConflicts,
  universalConflicts,
  bareLeadConflicts,
  unaidedConflicts,
  certificateWordConflicts,
  unchangedThingConflicts,
  allOfPartConflicts,
  swappedCountConflicts,
  addedToListConflicts,
  opposedWordConflicts,
  toldChangeConflicts,
  noneToldConflicts,
  placingConflicts,
  givenToOthersConflicts,
  monthConflicts,
  namesakeConflicts,
  rankDroppedConflicts,
  sideFrequencyConflicts,
  someToldAsNoneConflicts,
  otherCurrencyConflicts,
  ownHandConflicts,
  remadeConflicts,
  eachToldAsTotalConflicts,
  everySoManyConflicts,
  otherGradeConflicts,
];

/** Where a sentence differs from what the person wrote, as far as that can be checked, and the nearest places. */
export function findConflicts(
  sentence: string,
  { entries, facts, language }: SentenceTask,
): {
  conflicts: Conflict[];
  nearest: Place[];
  /** What speaks against it where nothing proves it: a line may be retold with all that it leaves to others. */
  ofUnproven: () => Conflict[];
} {
  if (!entries.length) return { conflicts: [], nearest: [], ofUnproven: () => [] };
  const line = readSentence(sentence, {
    language: languageOfSentence(sentence, facts, language),
    names: facts.names,
    isSummary: entries.length === facts.entries.length,
  });
  const alignment = alignSentence(line, entries);
  const found = (checks: typeof CHECKS) => checks.flatMap((check) => check({ alignment, entries, facts }));
  const conflicts = found(CHECKS);
  return {
    conflicts: conflicts.length ? conflicts : found(FINER),
    ofUnproven: () => found(OF_UNPROVEN),
    nearest: alignment.lines.map(({ place }) => place),
  };
}

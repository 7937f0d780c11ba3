import type { Conflict } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import { besideNearest, besideSameNumbers } from "./conflict-task.ts";
import { alignSentence } from "../align/align-sentence.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { languageOfSentence } from "../parse/line-language.ts";
import { readSentence } from "../parse/read-sentence.ts";
import { addedClauseConflicts } from "./scope/added-clauses.ts";
import { addedToListConflicts } from "./scope/added-to-list.ts";
import { allOfPartConflicts } from "./scope/all-of-part.ts";
import { addedConflicts } from "./scope/added-conflicts.ts";
import { entryConflicts } from "./scope/entry-conflicts.ts";
import { bareLeadConflicts } from "./doers/bare-leads.ts";
import { raisedTitleConflicts } from "./doers/raised-titles.ts";
import { endOfRangeConflicts } from "./numbers/ends-of-ranges.ts";
import { teamToldAsLedConflicts } from "./doers/team-told-as-led.ts";
import { posedAsCompanionConflicts } from "./doers/posed-as-companions.ts";
import { otherThingMeasuredConflicts } from "./scope/other-thing-measured.ts";
import { oneThingSwappedConflicts } from "./scope/one-thing-swapped.ts";
import { otherMeasureConflicts } from "./numbers/other-measures.ts";
import { degreeSubjectConflicts } from "./names/degree-subjects.ts";
import { dateOfCertificateConflicts, endToldAsStartConflicts } from "./names/dates-of-certificates.ts";
import { partToldAsLedConflicts } from "./doers/part-told-as-led.ts";
import { borrowedNameConflicts } from "./names/borrowed-names.ts";
import { certificateNameSwappedConflicts, certificateWordConflicts } from "./names/certificate-words.ts";
import { gradedNameConflicts } from "./names/graded-names.ts";
import { handedOffConflicts } from "./doers/handed-off.ts";
import { levelConflicts } from "./doers/level-conflicts.ts";
import { markerConflicts } from "./scope/marker-conflicts.ts";
import { nameConflicts } from "./names/name-conflicts.ts";
import { numberConflicts } from "./numbers/number-conflicts.ts";
import { otherPlaceConflicts } from "./names/other-places.ts";
import { othersDeedConflicts } from "./doers/others-deeds.ts";
import { opposedTimeConflicts } from "./times/opposed-times.ts";
import { otherCountConflicts } from "./numbers/other-counts.ts";
import { pairConflicts } from "./numbers/pair-conflicts.ts";
import { periodConflicts } from "./times/period-conflicts.ts";
import { reportsToOthersConflicts } from "./doers/reports-to-others.ts";
import { roleConflicts } from "./doers/role-conflicts.ts";
import { selfConflicts } from "./doers/self-conflicts.ts";
import { sinceConflicts } from "./times/since-conflicts.ts";
import { slotConflicts } from "./scope/slot-conflicts.ts";
import { swappedCountConflicts } from "./numbers/swapped-counts.ts";
import { opposedThingConflicts, opposedWordConflicts } from "./scope/opposed-words.ts";
import { crossedSideConflicts } from "./scope/crossed-sides.ts";
import { noneToldConflicts } from "./scope/none-told.ts";
import { placingConflicts } from "./numbers/placing.ts";
import { toldChangeConflicts } from "./numbers/told-changes.ts";
import { monthConflicts } from "./times/months-told.ts";
import { sideFrequencyConflicts } from "./times/side-frequencies.ts";
import { namesakeConflicts } from "./names/namesakes.ts";
import { rankDroppedConflicts } from "./doers/rank-dropped.ts";
import { givenToOthersConflicts } from "./doers/given-to-others.ts";
import { turnedIntoConflicts, turnedMoveConflicts } from "./scope/turned-moves.ts";
import { turnedOrderConflicts } from "./times/turned-order.ts";
import { unaidedConflicts } from "./doers/unaided.ts";
import { unchangedThingConflicts } from "./scope/unchanged-things.ts";
import { unitFamilyConflicts } from "./numbers/unit-families.ts";
import { unfinishedStudiesConflicts, unfinishedToldConflicts } from "./scope/unfinished-told.ts";
import { partToldAsAllConflicts } from "./scope/part-told-as-all.ts";
import { someToldAsNoneConflicts } from "./scope/some-told-as-none.ts";
import { otherCurrencyConflicts } from "./numbers/other-currency.ts";
import { ownHandConflicts } from "./doers/own-hand.ts";
import { remadeConflicts } from "./scope/remade-things.ts";
import { eachToldAsTotalConflicts, totalToldAsEachConflicts } from "./numbers/each-told-as-total.ts";
import { everySoManyConflicts } from "./times/every-so-many.ts";
import { otherGradeConflicts } from "./doers/other-grades.ts";
import { approvalOfOthersConflicts, decisionOfOthersConflicts } from "./doers/decisions-of-others.ts";
import { deniedCallingConflicts } from "./doers/denied-callings.ts";
import { ledByOthersConflicts } from "./doers/led-by-others.ts";
import { neverAloneConflicts } from "./doers/never-alone.ts";
import { posedAsOtherConflicts } from "./doers/posed-as-others.ts";
import { swappedDoerConflicts } from "./doers/swapped-doers.ts";
import { turnedMentorConflicts } from "./doers/turned-mentors.ts";
import { verbOfRankConflicts } from "./doers/verbs-of-rank.ts";
import { languageUntoldConflicts } from "./names/languages-untold.ts";
import { otherUnitOfTimeConflicts } from "./numbers/other-units-of-time.ts";
import { eachForOneConflicts } from "./scope/each-for-one.ts";
import { kindDroppedConflicts } from "./scope/kinds-dropped.ts";
import { everyForSingleConflicts } from "./times/every-for-single.ts";
import { otherUntilConflicts } from "./times/other-untils.ts";
import { degreeDetailConflicts } from "./names/degree-details.ts";
import { certificateGradeConflicts, certificateTierConflicts } from "./names/graded-certificates.ts";
import { lapsedCertificateConflicts } from "./names/lapsed-certificates.ts";
import { deniedCredentialConflicts } from "./names/denied-credentials.ts";
import { levelBesideNameConflicts } from "./names/levels-beside-names.ts";
import { countOfOtherLineConflicts } from "./numbers/counts-of-other-lines.ts";
import { otherYearConflicts } from "./times/other-years.ts";
import { otherThingConflicts } from "./numbers/other-things-counted.ts";
import { missedTargetConflicts } from "./numbers/missed-targets.ts";
import { deniedDeedConflicts } from "./scope/denied-deeds.ts";
import { lackingToldConflicts } from "./scope/lacking-told.ts";
import { otherCauseConflicts } from "./scope/other-causes.ts";
import { refusedInListConflicts } from "./scope/refused-in-list.ts";
import { rankedSuperlativeConflicts } from "./scope/ranked-superlatives.ts";
import { toldRatioConflicts } from "./numbers/told-ratios.ts";
import { toldShareConflicts } from "./numbers/other-fractions.ts";
import { reversedPairConflicts } from "./numbers/reversed-pairs.ts";
import { scheduledLengthConflicts } from "./times/scheduled-lengths.ts";
import { turnedDateConflicts } from "./times/turned-dates.ts";
import { addedRateConflicts } from "./times/added-rates.ts";
import { universalConflicts } from "./scope/universal.ts";
import { widerDenialConflicts } from "./scope/wider-denials.ts";
import { untoldClaimConflicts } from "./scope/untold-claims.ts";

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
  besideNearest(totalToldAsEachConflicts),
  besideNearest(turnedOrderConflicts),
  besideNearest(crossedSideConflicts),
  besideNearest(turnedMoveConflicts),
  unfinishedToldConflicts,
  besideNearest(partToldAsAllConflicts),
  besideSameNumbers(scheduledLengthConflicts),
  besideSameNumbers(swappedCountConflicts),
  besideNearest(deniedCallingConflicts),
  besideNearest(swappedDoerConflicts),
  besideNearest(levelBesideNameConflicts),
  besideNearest(rankedSuperlativeConflicts),
  besideNearest(refusedInListConflicts),
  opposedThingConflicts,
  degreeDetailConflicts,
  languageUntoldConflicts,
  besideNearest(kindDroppedConflicts),
  besideNearest(everyForSingleConflicts),
  besideNearest(eachForOneConflicts),
  besideNearest(widerDenialConflicts),
  besideNearest(missedTargetConflicts),
  approvalOfOthersConflicts,
  endToldAsStartConflicts,
  certificateNameSwappedConflicts,
  turnedIntoConflicts,
  unfinishedStudiesConflicts,
];

/** What speaks against a sentence that nothing proves. */
const OF_UNPROVEN = [
  handedOffConflicts,
  reportsToOthersConflicts,
  borrowedNameConflicts,
  otherPlaceConflicts,
  besideNearest(opposedTimeConflicts),
  besideNearest(universalConflicts),
  bareLeadConflicts,
  partToldAsLedConflicts,
  teamToldAsLedConflicts,
  raisedTitleConflicts,
  besideNearest(endOfRangeConflicts),
  besideNearest(posedAsCompanionConflicts),
  besideNearest(otherThingMeasuredConflicts),
  besideNearest(otherMeasureConflicts),
  besideNearest(oneThingSwappedConflicts),
  degreeSubjectConflicts,
  dateOfCertificateConflicts,
  unaidedConflicts,
  certificateWordConflicts,
  unchangedThingConflicts,
  allOfPartConflicts,
  addedToListConflicts,
  opposedWordConflicts,
  besideNearest(toldChangeConflicts),
  besideNearest(noneToldConflicts),
  placingConflicts,
  besideNearest(givenToOthersConflicts),
  besideNearest(monthConflicts),
  besideNearest(namesakeConflicts),
  besideNearest(rankDroppedConflicts),
  besideNearest(sideFrequencyConflicts),
  besideNearest(someToldAsNoneConflicts),
  otherCurrencyConflicts,
  besideNearest(ownHandConflicts),
  besideNearest(remadeConflicts),
  besideNearest(eachToldAsTotalConflicts),
  besideNearest(everySoManyConflicts),
  besideNearest(otherGradeConflicts),
  besideNearest(toldRatioConflicts),
  besideNearest(toldShareConflicts),
  reversedPairConflicts,
  addedRateConflicts,
  besideNearest(turnedDateConflicts),
  besideNearest(ledByOthersConflicts),
  besideNearest(verbOfRankConflicts),
  besideNearest(posedAsOtherConflicts),
  besideNearest(turnedMentorConflicts),
  besideNearest(neverAloneConflicts),
  besideNearest(lackingToldConflicts),
  besideNearest(otherCauseConflicts),
  decisionOfOthersConflicts,
  besideNearest(otherYearConflicts),
  countOfOtherLineConflicts,
  certificateGradeConflicts,
  certificateTierConflicts,
  lapsedCertificateConflicts,
  deniedCredentialConflicts,
  besideNearest(otherThingConflicts),
  deniedDeedConflicts,
  besideNearest(otherUntilConflicts),
  besideNearest(otherUnitOfTimeConflicts),
  untoldClaimConflicts,
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

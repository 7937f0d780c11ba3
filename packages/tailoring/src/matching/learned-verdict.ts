import type { RequirementKind } from "@terzi/contracts/posting";
import { type Component, THINGS } from "./component.ts";
import { MET, PARTLY } from "./credits.ts";
import type { Judgement } from "./judgement.ts";
import {
  type CoveredJudgement,
  type Seen,
  type VerdictFeatures,
  verdictFeatures,
} from "./verdict-features.ts";
import { VERDICT_WEIGHTS } from "./verdict-weights.ts";

/** Kinds of which ordinary words decide. All others have rules and ladders of their own. */
const IN_WORDS: ReadonlySet<RequirementKind> = new Set(["knowledge", "task", "experience"]);

/** What one has or has not, and no other words stand for: a thing that the lexicon knows, or a name. */
const isLackingThing = ({ credit, isSide, isName, isOnlyKind, concept }: Component): boolean =>
  !isSide && credit < HALF && (THINGS.has(concept) || (isName && !isOnlyKind));
const HALF = 0.5;

/** A known thing of which only a part, or something like it, is shown: no other words make it whole. */
const isHalfAThing = ({ credit, isSide, concept }: Component): boolean =>
  !isSide && credit < 1 && THINGS.has(concept);

/** The most that is not yet met. */
const JUST_UNDER = 0.69;

/** Whether a requirement is in ordinary words, of which some are shown: from all such it is learned. */
export const isInWords = (kind: RequirementKind, judgement: Judgement): judgement is CoveredJudgement =>
  IN_WORDS.has(kind) &&
  judgement.years === undefined &&
  judgement.covered !== undefined &&
  judgement.units.length > 0;

/** Whether what was learned decides: of what is named whole, or turns on a number or on what isn't shown, the rules do. */
export const isLearned = (kind: RequirementKind, judgement: Judgement): judgement is CoveredJudgement =>
  isInWords(kind, judgement) &&
  !judgement.isOtherGrade &&
  judgement.covered.components.some(({ credit }) => credit < 1) &&
  !/\d/.test(judgement.covered.part.text) &&
  !judgement.covered.components.some(isLackingThing);

/** As logarithms of the odds: from where on a requirement is believed to be met, and to be met in part. */
const MET_ODDS = 0.6;
const PARTLY_ODDS = -1.9;
/** What the rules call met stays so, unless it is rather unlikely. */
const STAYS_MET = 0.6;

const oddsOf = (features: VerdictFeatures): number =>
  [...features].reduce((sum, [name, value]) => sum + value * (VERDICT_WEIGHTS.get(name) ?? 0), 0);

/** What is believed of a requirement in ordinary words, as its credit. What the rules don't see at all is never met. */
export function learnedCredit(judgement: CoveredJudgement, seen: Seen): number {
  const odds = oddsOf(verdictFeatures(judgement, seen));
  const isRuledMet = seen.ruled >= MET;
  // What a line turns on is left to the rules.
  const lacksPart = judgement.lacksTheDecisive || judgement.covered.components.some(isHalfAThing);
  const mayBeMet = isRuledMet || (seen.ruled >= PARTLY && !lacksPart);
  if (mayBeMet && odds >= (isRuledMet ? STAYS_MET : MET_ODDS))
    return Math.max(MET, Math.min(1, judgement.credit));
  const part = Math.min(1, (odds - PARTLY_ODDS) / (MET_ODDS - PARTLY_ODDS));
  return part <= 0 ? 0 : PARTLY + (JUST_UNDER - PARTLY) * part;
}

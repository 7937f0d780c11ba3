import type { HintLink } from "@terzi/contracts/match";
import type { Requirement } from "@terzi/contracts/posting";
import type { Judgement } from "./judgement.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";
import { settle } from "./settle.ts";
import { isShortfall } from "./shortfall.ts";
import type { Unit } from "./units.ts";
import { yearsIn } from "./years.ts";

export type Judged = { requirement: Requirement; judgement: Judgement };

/** The most that an unconfirmed link earns of a requirement. */
const UNCONFIRMED = 0.5;
/** The most that such links earn of everything asked: a careless model, or one that obeys a posting, gains little. */
const ALL_UNCONFIRMED = 0.1;

type Linked = Judged & { unit: Unit; isConfirmed: boolean };

/**
 * Judgements with the profile lines in which a language model sees what the rules don't see met. What a person
 * confirmed is met; what they denied, and what isn't in the profile, changes nothing.
 */
export function applyLinks(judged: Judged[], links: HintLink[], evidence: ProfileEvidence): Judged[] {
  if (!links.length) return judged;
  const linked = judged.flatMap((one): Linked[] => {
    const credit = settle(one.judgement);
    const link = links.find(({ asked }) => asked === one.requirement.text);
    const unit =
      link && evidence.units.find(({ place, quote }) => place === link.place && quote === link.quote);
    if (!unit || link.verdict === "denied" || credit === 1 || isOutOfReach(one, credit, evidence)) return [];
    return [{ ...one, unit, isConfirmed: link.verdict === "confirmed" }];
  });
  const missingIn = ({ judgement }: Judged): number => Math.max(0, UNCONFIRMED - settle(judgement));
  const wanted = sumOf(
    linked.filter(({ isConfirmed }) => !isConfirmed).map((one) => one.requirement.weight * missingIn(one)),
  );
  const room = ALL_UNCONFIRMED * sumOf(judged.map(({ requirement }) => requirement.weight));
  const share = wanted > room ? room / wanted : 1;
  return judged.map((one) => {
    const found = linked.find(({ requirement }) => requirement === one.requirement);
    if (!found) return one;
    const { unit, isConfirmed } = found;
    // What a person says about the whole line applies to all of it.
    const { years: _, terms: __, ...own } = one.judgement;
    const raised = isConfirmed ? 1 : settle(one.judgement) + share * missingIn(one);
    const link = { place: unit.place, quote: unit.quote, isConfirmed };
    const judgement =
      settle({ credit: raised }) > settle(one.judgement)
        ? { ...own, credit: raised, units: [unit], near: [], link }
        : { ...one.judgement, link };
    return { requirement: one.requirement, judgement };
  });
}

/** Years beyond the profile's dates, and levels above the stated one, can't be shown by any line. */
function isOutOfReach(
  { requirement, judgement }: Judged,
  credit: number,
  evidence: ProfileEvidence,
): boolean {
  const { years } = requirement;
  if (years === undefined) return isShortfall(requirement, judgement, "partly");
  const isTooFew = yearsIn(evidence.profile.experiences, evidence.today) < years;
  return isTooFew || isShortfall(requirement, judgement, credit > 0 ? "partly" : "missing");
}

const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

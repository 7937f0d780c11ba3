import type { RequirementMatch } from "@terzi/contracts/match";

/** What a requirement is worth and what was earned, in tenths of a point. */
export type Share = { match: RequirementMatch; possible: number; earned: number };
/** The lines of the account, most important first. Together they are worth 1,000 tenths and earn `earned`. */
export type Account = { shares: Share[]; earned: number };

const WHOLE = 1_000;

const weightOf = ({ requirement }: RequirementMatch): number => requirement.weight;
const earnedOf = ({ requirement, credit }: RequirementMatch): number => requirement.weight * credit;
const sumOf = (numbers: number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/**
 * The score as an account of 100 points: each requirement's share by its weight, earned by its credit. Rounded to
 * tenths so that the lines add up to the sum, and the sum rounds to `score`.
 */
export function sharePoints(matches: RequirementMatch[], score: number): Account {
  const total = sumOf(matches.map(weightOf));
  if (!(total > 0)) return { shares: matches.map((match) => ({ match, possible: 0, earned: 0 })), earned: 0 };
  const earned = earnedTenths(sumOf(matches.map(earnedOf)) / total, score);
  // By the credit and not the verdict: the job itself may be met by less than all, and what is missing count in part.
  const whole = matches.filter(({ credit }) => credit >= 1);
  const inPart = matches.filter(({ credit }) => credit > 0 && credit < 1);
  const none = matches.filter(({ credit }) => credit <= 0);
  const groups = [whole, inPart, none];
  const worth = apportion(
    WHOLE,
    groups.map((group) => sumOf(group.map(weightOf))),
  );
  const shares = groups.flatMap((group, index): Share[] => {
    const possible = apportion(worth[index] ?? 0, group.map(weightOf));
    const parts = apportion(earned - (worth[0] ?? 0), group.map(earnedOf));
    return group.map((match, at) => ({
      match,
      possible: possible[at] ?? 0,
      earned: group === whole ? (possible[at] ?? 0) : (parts[at] ?? 0),
    }));
  });
  return { shares: shares.toSorted((a, b) => b.possible - a.possible), earned };
}

/** Rounding twice must not give a different number than rounding once. */
function earnedTenths(share: number, score: number): number {
  const tenths = Math.round(share * WHOLE);
  return Math.round(tenths / 10) > score ? tenths - 1 : tenths;
}

/** Splits a whole number into whole parts by weight: the largest remainders get what rounding down left over. */
function apportion(whole: number, weights: number[]): number[] {
  const total = sumOf(weights);
  if (!(total > 0)) return weights.map(() => 0);
  const exact = weights.map((weight) => (whole * weight) / total);
  const parts = exact.map(Math.floor);
  const byRemainder = exact
    .map((part, index) => ({ index, rest: part - Math.floor(part) }))
    .toSorted((a, b) => b.rest - a.rest);
  for (const { index } of byRemainder.slice(0, whole - sumOf(parts))) parts[index] = (parts[index] ?? 0) + 1;
  return parts;
}

import type { ApplicationTotals } from "@terzi/contracts/applications";

type Counted = { sent: number; answered: number };

/** The rows of the plot by match, the best first. */
export const BAND_NAMES = ["excellent", "good", "moderate", "unscored"] as const;

/** Fewer on one side mean nothing. */
const ENOUGH = 5;
/** A smaller difference may be chance. */
const TELLING = 1.2;

/**
 * How much more often applications with an excellent match are answered than others. `few`: too few were sent to
 * tell; `only`: no others were answered; `less`: the others are answered more often; `same`: no difference worth
 * mentioning.
 */
export function compareBands({
  excellent,
  good,
  moderate,
}: ApplicationTotals["bands"]):
  | { verdict: "few" | "only" | "less" | "same" }
  | { verdict: "times"; times: number } {
  const below = { sent: good.sent + moderate.sent, answered: good.answered + moderate.answered };
  if (excellent.sent < ENOUGH || below.sent < ENOUGH) return { verdict: "few" };
  const rateOf = ({ sent, answered }: Counted) => answered / sent;
  if (!below.answered) return { verdict: excellent.answered ? "only" : "same" };
  const times = rateOf(excellent) / rateOf(below);
  if (times <= 1 / TELLING) return { verdict: "less" };
  if (times < TELLING) return { verdict: "same" };
  return { verdict: "times", times: Math.round(times * 10) / 10 };
}

const SHOWN_MONTHS = 12;

/** The last year of applications, including the months without any. */
export function lastMonths(months: ApplicationTotals["months"]): ApplicationTotals["months"] {
  const [first, last] = [months[0]?.month, months.at(-1)?.month];
  if (!first || !last) return [];
  const known = new Map(months.map((one) => [one.month, one]));
  const shown: ApplicationTotals["months"] = [];
  for (let month = last; month >= first && shown.length < SHOWN_MONTHS; month = monthBefore(month))
    shown.unshift(known.get(month) ?? { month, sent: 0, answered: 0 });
  return shown;
}

function monthBefore(month: string): string {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() - 1);
  return date.toISOString().slice(0, 7);
}

import type { ApplicationTotals } from "@terzi/contracts/applications";
import type { UserCtx } from "../../ctx.ts";
import { listCounts } from "./store.ts";

const nothing = () => ({ sent: 0, answered: 0 });

/** How many were sent and answered: overall, by month, and by match score. */
export async function readTotals(ctx: UserCtx): Promise<ApplicationTotals> {
  const totals: ApplicationTotals = {
    saved: 0,
    ...nothing(),
    months: [],
    bands: { excellent: nothing(), good: nothing(), moderate: nothing(), unscored: nothing() },
  };
  for (const { month, band, count, answered } of await listCounts(ctx.db, ctx.user.id)) {
    if (month === null) {
      totals.saved += count;
      continue;
    }
    let monthly = totals.months.at(-1);
    if (monthly?.month !== month) {
      monthly = { month, ...nothing() };
      totals.months.push(monthly);
    }
    for (const counted of [totals, monthly, totals.bands[band]]) {
      counted.sent += count;
      counted.answered += answered;
    }
  }
  return totals;
}

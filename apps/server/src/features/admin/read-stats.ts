import type { AdminStats, DayStats, StatsOverTimeInput } from "@terzi/contracts/admin";
import type { z } from "zod";
import type { Ports } from "../../ctx.ts";
import { addDays, FIRST_DAY, nextDay, toDay } from "./days.ts";
import { type DayRow, findLastDayIfAny, listCountedDays, listKeptDays } from "./stats-store.ts";

type StatsCtx = Pick<Ports, "db" | "now">;

/** All days from `from` to today: stored ones, and later ones counted now. */
async function listDays(ctx: StatsCtx, from: string): Promise<DayRow[]> {
  const tomorrow = nextDay(toDay(ctx.now()));
  const last = await findLastDayIfAny(ctx.db);
  const since = last && nextDay(last) > from ? nextDay(last) : from;
  return [
    ...(await listKeptDays(ctx.db, from)),
    ...(since < tomorrow ? await listCountedDays(ctx.db, since, tomorrow) : []),
  ];
}

const sum = (days: DayRow[], column: Exclude<keyof DayRow, "day">): number =>
  days.reduce((total, day) => total + day[column], 0);

const average = (total: number, count: number): number => (count ? Math.round((total / count) * 10) / 10 : 0);

/** The overview's totals since the product's first day. */
export async function readStats(ctx: StatsCtx): Promise<AdminStats> {
  const days = await listDays(ctx, FIRST_DAY);
  const thisMonth = toDay(ctx.now()).slice(0, 7);
  const totalUsers = sum(days, "signUps");
  const totalCvs = sum(days, "cvs");
  return {
    totalUsers,
    recentSignups: sum(
      days.filter(({ day }) => day.startsWith(thisMonth)),
      "signUps",
    ),
    totalCvs,
    avgCvsPerUser: average(totalCvs, totalUsers),
    avgCreditsPerUser: average(sum(days, "creditChange"), totalUsers),
    totalRevenue: sum(days, "revenueCents"),
    totalPurchases: sum(days, "purchases"),
    totalCreditsUsed: sum(days, "creditsUsed"),
  };
}

/** The last days including today, each with its numbers, even where nothing happened. */
export async function readStatsOverTime(
  ctx: StatsCtx,
  { days: count }: z.output<typeof StatsOverTimeInput>,
): Promise<DayStats[]> {
  const first = addDays(toDay(ctx.now()), 1 - count);
  const byDay = new Map((await listDays(ctx, first)).map((row) => [row.day, row]));
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(first, index);
    const { signUps = 0, cvs = 0, purchases = 0, revenueCents: revenue = 0 } = byDay.get(day) ?? {};
    return { day, signUps, cvs, purchases, revenue };
  });
}

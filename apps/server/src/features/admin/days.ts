const DAY_MS = 24 * 3_600_000;

/** Before the product existed, and before anything that was imported into it. */
export const FIRST_DAY = "2000-01-01";

/** The UTC day of a moment, "2026-11-21". */
export const toDay = (moment: Date): string => moment.toISOString().slice(0, 10);

export const addDays = (day: string, count: number): string =>
  toDay(new Date(new Date(`${day}T00:00:00Z`).getTime() + count * DAY_MS));

export const nextDay = (day: string): string => addDays(day, 1);

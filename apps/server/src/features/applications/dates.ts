import type { ApplicationStatus } from "@terzi/contracts/applications";

type Dates = { appliedOn: string | null; answeredOn: string | null };

const ANSWERED: readonly ApplicationStatus[] = ["interview", "offer"];

/** What a move says about when it was sent and answered; moving back clears the date. A date that is set stays. */
export function datesAfterMove(
  before: Dates & { status: ApplicationStatus },
  { status, day }: { status: ApplicationStatus; day: string },
): Dates {
  if (status === "saved") return { appliedOn: null, answeredOn: null };
  const { appliedOn, answeredOn } = before;
  if (status === "closed") return { appliedOn, answeredOn };
  if (status === "applied")
    return { appliedOn: appliedOn ?? day, answeredOn: ANSWERED.includes(before.status) ? null : answeredOn };
  return { appliedOn: appliedOn ?? day, answeredOn: answeredOn ?? day };
}

/** When the mail is due; null when none is wanted, or when its time has passed: a late reminder is useless. */
export function reminderTime(
  { nextStepAt, remindMinutesBefore }: { nextStepAt: string | null; remindMinutesBefore: number | null },
  now: Date,
): Date | null {
  if (nextStepAt === null || remindMinutesBefore === null) return null;
  const at = new Date(Date.parse(nextStepAt) - remindMinutesBefore * 60_000);
  return at > now ? at : null;
}

/** The UTC day of an instant, "2026-11-23". */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);

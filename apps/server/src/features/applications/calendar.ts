import type { ApplicationId } from "@terzi/contracts/applications";
import { applicationWords } from "@terzi/i18n/application-words";
import ical, { ICalCalendarMethod } from "ical-generator";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import type { Download } from "../cv/download.ts";
import { findApplication, listWholeApplications, type WholeApplication } from "./store.ts";

/** A meeting without an end is shown as an hour. */
const HOUR_MS = 60 * 60_000;

/** An address is no text: its commas must not be escaped (RFC 5545, 3.3.13), and the library escapes them. */
const inCalendar = (address: string): string => address.replaceAll(",", "%2C").replaceAll(";", "%3B");

/** The next steps of everything open, for a calendar. */
export async function exportCalendar(ctx: UserCtx): Promise<Download> {
  const open: WholeApplication[] = [];
  for await (const application of listWholeApplications(ctx.db, ctx.user.id))
    if (application.status !== "closed" && application.nextStepAt) open.push(application);
  return calendarOf(ctx, open);
}

/** One application's next step; NOT_FOUND where it has no time. */
export async function exportStep(ctx: UserCtx, { id }: ApplicationId): Promise<Download> {
  const application = await findApplication(ctx.db, ctx.user.id, id);
  if (!application.nextStepAt) throw new AppError("NOT_FOUND");
  return calendarOf(ctx, [application]);
}

function calendarOf(ctx: UserCtx, applications: WholeApplication[]): Download {
  const words = applicationWords[ctx.user.language];
  const calendar = ical({ name: words.calendar, prodId: { company: "Terzi", product: "Terzi" } });
  calendar.method(ICalCalendarMethod.PUBLISH);
  for (const application of applications) {
    const { id, nextStep, nextStepAt, jobTitle, company, postingUrl, version } = application;
    if (!nextStepAt) continue;
    const start = new Date(nextStepAt);
    const event = calendar.createEvent({
      id: `${id}@terzi`,
      sequence: version,
      stamp: ctx.now(),
      start,
      end: new Date(start.getTime() + HOUR_MS),
      summary: [nextStep || words.step, [jobTitle, company].filter(Boolean).join(", ")]
        .join(": ")
        .replace(/\s+/g, " "),
      ...(postingUrl && { url: inCalendar(postingUrl) }),
    });
    if (application.remindMinutesBefore !== null)
      event.createAlarm({ trigger: application.remindMinutesBefore * 60 });
  }
  return {
    bytes: Buffer.from(calendar.toString()),
    contentType: "text/calendar; charset=utf-8",
    contentDisposition: 'attachment; filename="terzi.ics"',
  };
}

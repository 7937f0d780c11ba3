import { z } from "zod";
import { LetterContent } from "./letter.ts";
import { POSTING_MAX } from "./limits.ts";
import { atLeast, text } from "./text.ts";

/** The columns of the board, in order. */
export const ApplicationStatus = z.enum(["saved", "applied", "interview", "offer", "closed"]);
export type ApplicationStatus = z.infer<typeof ApplicationStatus>;

/** How it ended. `silent`: there was never an answer. */
export const Outcome = z.enum(["accepted", "rejected", "withdrawn", "silent"]);
export type Outcome = z.infer<typeof Outcome>;

export const APPLICATIONS_MAX = 1_000;
export const APPLICATION_NOTES_MAX = 20_000;
export const APPLICATION_CONTACTS_MAX = 20;
/** Of a CSV file, as text. */
export const CSV_MAX = 1_500_000;

/** How many minutes before a step its reminder may be sent. */
export const REMINDER_MINUTES = [0, 60, 24 * 60, 3 * 24 * 60] as const;

export const ApplicationContact = z.object({
  name: text(200).default(""),
  role: text(200).default(""),
  email: text(254).default(""),
  phone: text(60).default(""),
});
export type ApplicationContact = z.infer<typeof ApplicationContact>;

/** The posting's address. Schemes that a click could run are refused. */
export const WebAddress = text(2_000).refine(
  (value) => value === "" || isWebAddress(value),
  "Please enter an address that begins with https://",
);

const HttpAddress = z.url({ protocol: /^https?$/ });
export const isWebAddress = (value: string): boolean => HttpAddress.safeParse(value.trim()).success;

const isTimeZone = (name: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat(undefined, { timeZone: name }));
  } catch {
    return false;
  }
};

/** A day without a time, "2026-11-23", in the person's own calendar. */
const Day = z.iso.date();

/** The fields that a person writes. */
export const ApplicationFields = z.object({
  jobTitle: atLeast(300, 1, "Please enter the job title"),
  company: text(300),
  jobPosting: text(POSTING_MAX),
  postingUrl: WebAddress,
  contacts: z.array(ApplicationContact).max(APPLICATION_CONTACTS_MAX),
  notes: text(APPLICATION_NOTES_MAX),
  appliedOn: Day.nullable(),
  /** When the employer first wrote back, whatever the answer. */
  answeredOn: Day.nullable(),
  outcome: Outcome.nullable(),
  nextStep: text(300),
  nextStepAt: z.iso.datetime().nullable(),
  /** IANA name of the zone in which the person reads `nextStepAt`. */
  timeZone: text(60).refine(isTimeZone, "Unknown time zone"),
  /** How long before the next step a mail reminds of it; null: none does. */
  remindMinutesBefore: z.int().min(0).max(43_200).nullable(),
});
export type ApplicationFields = z.infer<typeof ApplicationFields>;

/** What a card on the board shows. */
export const ApplicationSummary = z.object({
  id: z.uuid(),
  status: ApplicationStatus,
  outcome: Outcome.nullable(),
  jobTitle: z.string(),
  company: z.string(),
  /** The match score of its CV; null without a CV, or when the posting asks for nothing. */
  matchScore: z.int().nullable(),
  appliedOn: Day.nullable(),
  answeredOn: Day.nullable(),
  nextStep: z.string(),
  nextStepAt: z.iso.datetime().nullable(),
  cvId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
  movedAt: z.iso.datetime(),
});
export type ApplicationSummary = z.infer<typeof ApplicationSummary>;

/** The CV of an application. `sent`: which version went out; null before that. */
export const ApplicationCv = z.object({
  id: z.uuid(),
  jobTitle: z.string(),
  company: z.string(),
  current: z.int(),
  sent: z.int().nullable(),
});

export const ApplicationEvent = z.object({ status: ApplicationStatus, happenedAt: z.iso.datetime() });

export const ApplicationDetail = ApplicationSummary.omit({ cvId: true }).extend({
  ...ApplicationFields.shape,
  cv: ApplicationCv.nullable(),
  letterId: z.uuid().nullable(),
  /** The letter as it was when the application went out; null before that. */
  letterSent: LetterContent.nullable(),
  /** When the reminder's mail is due; null when there is none, or it was sent. */
  remindAt: z.iso.datetime().nullable(),
  events: z.array(ApplicationEvent),
  /** Raised by every edit: an edit names the one that it was read at. */
  version: z.int(),
});
export type ApplicationDetail = z.infer<typeof ApplicationDetail>;

export const ApplicationId = z.object({ id: z.uuid() });
export type ApplicationId = z.infer<typeof ApplicationId>;

/** With a CV, title, company and posting are taken from it unless given. Without one, a title is required. */
export const CreateApplicationInput = ApplicationFields.pick({
  jobTitle: true,
  company: true,
  jobPosting: true,
  postingUrl: true,
})
  .partial()
  .extend({ status: ApplicationStatus.default("saved"), cvId: z.uuid().optional() })
  .refine(({ cvId, jobTitle }) => cvId !== undefined || jobTitle !== undefined, {
    path: ["jobTitle"],
    message: "Please enter the job title",
  });
export type CreateApplicationInput = z.input<typeof CreateApplicationInput>;

/** A partial edit. `version`: the one it was read at; the edit is refused when there is a newer one. */
export const UpdateApplicationInput = ApplicationId.extend({
  version: z.int(),
  ...ApplicationFields.partial().shape,
  /** Another of the person's CVs; null for none. */
  cvId: z.uuid().nullable().optional(),
  cvVersion: z.int().min(1).nullable().optional(),
  /** A letter of that CV; null for none. */
  letterId: z.uuid().nullable().optional(),
});
export type UpdateApplicationInput = z.input<typeof UpdateApplicationInput>;

/** `on`: today in the calendar of the person who moves it; UTC when left out. */
export const MoveApplicationInput = ApplicationId.extend({ status: ApplicationStatus, on: Day.optional() });
export type MoveApplicationInput = z.input<typeof MoveApplicationInput>;

const Counted = z.object({ sent: z.int(), answered: z.int() });

/** Outcomes of what was sent, by month ("2026-11"). */
export const ApplicationTotals = Counted.extend({
  saved: z.int(),
  months: z.array(Counted.extend({ month: z.string() })),
  bands: z.object({ excellent: Counted, good: Counted, moderate: Counted, unscored: Counted }),
});
export type ApplicationTotals = z.infer<typeof ApplicationTotals>;

export const ImportApplicationsInput = z.object({ csv: text(CSV_MAX) });

/**
 * `known`: rows that exist already. `unreadable`: line numbers, as the file counts them, of rows without a job title.
 */
export const ApplicationsImported = z.object({
  added: z.int(),
  known: z.int(),
  unreadable: z.array(z.int()),
});
export type ApplicationsImported = z.infer<typeof ApplicationsImported>;

export const ReminderPreference = z.object({ wantsReminders: z.boolean() });
export type ReminderPreference = z.infer<typeof ReminderPreference>;

export const ApplicationCost = z.object({ cost: z.int().min(0) });

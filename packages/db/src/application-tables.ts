import type { ApplicationContact, ApplicationStatus, Outcome } from "@terzi/contracts/applications";
import type { LetterContent } from "@terzi/contracts/letter";
import type { ColumnType, Generated } from "kysely";
import type { OptionalTime, Time, TimeByDefault } from "./column-types.ts";

type ApplicationTable = {
  id: Generated<string>;
  accountId: string;
  status: Generated<ApplicationStatus>;
  outcome: Outcome | null;
  jobTitle: string;
  company: Generated<string>;
  jobPosting: Generated<string>;
  postingUrl: Generated<string>;
  cvId: string | null;
  cvVersion: number | null;
  matchScore: number | null;
  letterId: string | null;
  letterSent: LetterContent | null;
  /** Written as text, because pg takes a list for an array of its own. */
  contacts: ColumnType<ApplicationContact[], string | undefined, string>;
  notes: Generated<string>;
  appliedOn: string | null;
  answeredOn: string | null;
  nextStep: Generated<string>;
  nextStepAt: OptionalTime;
  timeZone: Generated<string>;
  remindMinutesBefore: number | null;
  remindAt: OptionalTime;
  version: Generated<number>;
  movedAt: TimeByDefault;
  createdAt: TimeByDefault;
};

type ApplicationEventTable = {
  id: Generated<string>;
  accountId: string;
  applicationId: string;
  status: ApplicationStatus;
  happenedAt: Time;
};

type ApplicationPreferenceTable = { accountId: string; wantsReminders: boolean };

/** What people apply for. */
export type ApplicationTables = {
  application: ApplicationTable;
  applicationEvent: ApplicationEventTable;
  applicationPreference: ApplicationPreferenceTable;
};

import type { ApplicationTables } from "../src/application-tables.ts";
import type { Description } from "./description.ts";

export const describedApplications: Description<ApplicationTables> = {
  application: {
    id: "text",
    accountId: "text",
    status: "text",
    outcome: "text?",
    jobTitle: "text",
    company: "text",
    jobPosting: "text",
    postingUrl: "text",
    cvId: "text?",
    cvVersion: "number?",
    matchScore: "number?",
    letterId: "text?",
    letterSent: "json?",
    contacts: "json",
    notes: "text",
    appliedOn: "text?",
    answeredOn: "text?",
    nextStep: "text",
    nextStepAt: "text?",
    timeZone: "text",
    remindMinutesBefore: "number?",
    remindAt: "text?",
    version: "number",
    movedAt: "text",
    createdAt: "text",
  },
  applicationEvent: { id: "text", applicationId: "text", status: "text", happenedAt: "text" },
  applicationPreference: { accountId: "text", wantsReminders: "boolean" },
};

import type { WholeApplication } from "./store.ts";

/** The columns of a CSV file, in order, and what each holds. */
export const CSV_COLUMNS = {
  jobTitle: ({ jobTitle }) => jobTitle,
  company: ({ company }) => company,
  status: ({ status }) => status,
  outcome: ({ outcome }) => outcome ?? "",
  appliedOn: ({ appliedOn }) => appliedOn ?? "",
  answeredOn: ({ answeredOn }) => answeredOn ?? "",
  matchScore: ({ matchScore }) => (matchScore === null ? "" : String(matchScore)),
  nextStep: ({ nextStep }) => nextStep,
  nextStepAt: ({ nextStepAt }) => nextStepAt ?? "",
  postingUrl: ({ postingUrl }) => postingUrl,
  contacts: ({ contacts }) =>
    contacts.map(({ name, role, email, phone }) => [name, role, email, phone].join("; ")).join("\n"),
  notes: ({ notes }) => notes,
  jobPosting: ({ jobPosting }) => jobPosting,
} as const satisfies Record<string, (application: WholeApplication) => string>;

export type CsvColumn = keyof typeof CSV_COLUMNS;

// Object.keys forgets that the keys are columns.
export const CSV_COLUMN_NAMES = Object.keys(CSV_COLUMNS) as CsvColumn[];

import { z } from "zod";

/** What a CV that was written by hand tells, letter for letter. */
export const OddTruth = z.object({
  name: z.string(),
  email: z.string(),
  /** Title, employer, from, until ("" or a word for a job that goes on). */
  jobs: z.array(z.tuple([z.string(), z.string(), z.string(), z.string()])),
  /** School, and the year in which it ended. */
  schools: z.array(z.tuple([z.string(), z.string()])),
  /** The points of each job, where the page has any. */
  points: z.array(z.array(z.string())).default([]),
});
export type OddTruth = z.infer<typeof OddTruth>;

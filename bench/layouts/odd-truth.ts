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
  /** What the sets from the sixth on tell besides: "" where the page says nothing. */
  phone: z.string().default(""),
  place: z.string().default(""),
  /** Of each job. */
  places: z.array(z.string()).default([]),
  /** Degree and subject of each school, in the page's words. */
  degrees: z.array(z.string()).default([]),
  skills: z.array(z.string()).default([]),
  languages: z.array(z.string()).default([]),
  certificates: z.array(z.string()).default([]),
  /** Told from the thirteenth set on, and counted apart from the other fields. */
  summary: z.string().default(""),
});
export type OddTruth = z.infer<typeof OddTruth>;
/** As it is written down: what a page doesn't tell may be left out. */
export type WrittenTruth = z.input<typeof OddTruth>;

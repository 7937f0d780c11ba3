import { draftCv, listClaims } from "./draft-cv.ts";
import { type Tailored, type TailorTask, tailorWith } from "./tailor-with.ts";
import type { Writer } from "./writing/writer.ts";

/**
 * The main job: drafts the CV (`draftCv`) and fits it to its pages. The same task gives the same CV as long as the
 * writer does. Throws what the writer or `countPages` throw, and the signal's reason when it is aborted.
 */
export const tailor = (task: TailorTask & { writer: Writer }): Promise<Tailored> =>
  tailorWith(task, { draft: draftCv, listClaims: async (content) => listClaims(content, task) });

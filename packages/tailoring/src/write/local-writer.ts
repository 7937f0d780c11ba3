import { isOngoing } from "@terzi/contracts/dates";
import { detectLanguage } from "../text/detect-language.ts";
import { keepSupported } from "./keep-supported.ts";
import { polishEnglish } from "./polish-english.ts";
import { polishTurkish } from "./polish-turkish.ts";
import { suggestAdditions } from "./suggest-additions.ts";
import { writeSummary } from "./write-summary.ts";
import type { Edit, Writer, WritingTask } from "./writer.ts";

/**
 * Each point in the form that CVs have, by the language that it is written in, in the best wording that the guard
 * accepts; only what changes is an edit.
 */
function polishPoints({ base, guard }: WritingTask): Edit[] {
  if (typeof base.workExperience === "string") return [];
  return base.workExperience.flatMap((job, position) => {
    const isPast = job.endDate.trim() !== "" && !isOngoing(job.endDate);
    const { source } = job;
    if (!source) return [];
    const isSupported = (text: string): boolean =>
      guard.check(text, { kind: "entry", place: source }).every(({ check }) => check.supported);
    return (["responsibilities", "achievements"] as const).flatMap((list) =>
      job[list].flatMap((point, index) => {
        const wordings =
          detectLanguage(point) === "tr" ? [polishTurkish(point)] : polishEnglish(point, isPast);
        const text = wordings.find(isSupported);
        return text && text !== point
          ? [{ at: `workExperience.${position}.${list}.${index}`, text, restsOn: [source] }]
          : [];
      }),
    );
  });
}

/**
 * The writer that needs no key. strict: chooses and trims. enhanced: tidies the wording of points and phrases a
 * summary from facts. extensive: also proposes, for confirmation, points for what the posting asks and the profile
 * nearly has. It can't translate.
 */
export const localWriter: Writer = {
  name: "local",
  async write(task, signal) {
    signal.throwIfAborted();
    const { generationMode } = task.order;
    const edits = keepSupported(
      [...writeSummary(task), ...(generationMode === "strict" ? [] : polishPoints(task))],
      task,
    );
    // These are said to be unproven, so the guard isn't asked.
    if (generationMode === "extensive") edits.push(...suggestAdditions(task));
    return { edits };
  },
};

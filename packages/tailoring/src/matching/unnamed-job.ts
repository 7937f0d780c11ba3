import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import { nameJobAsWhole } from "@terzi/i18n/match-account";
import { weighJob } from "../posting/weights.ts";

/**
 * What a posting asks, with the job itself also where no line names it: it is told by all else that is asked then, and
 * two wordings of a posting differ by nothing when the title of one isn't understood.
 */
export function withJob(requirements: Requirement[], language: Language): Requirement[] {
  if (!requirements.length || requirements.some(({ isJob }) => isJob)) return requirements;
  const job: Requirement = {
    id: "job",
    kind: "experience",
    importance: "must",
    weight: weighJob(requirements.map(({ weight }) => weight)),
    text: nameJobAsWhole(language),
    span: { start: 0, end: 0 },
    term: "",
    isJob: true,
  };
  return [job, ...requirements];
}

import type { CvContent } from "@terzi/contracts/cv";
import {
  fieldPlace,
  itemPlace,
  parsePlace,
  type Place,
  printPlace,
  readPlace,
  sentencePlace,
} from "@terzi/contracts/place";
import { isOngoing } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { splitSentences } from "@terzi/language/sentences";
import { writingLanguage } from "../languages/writing-languages.ts";
import { keepSupported } from "./keep-supported.ts";
import { ended } from "./phrase.ts";
import { suggestAdditions } from "./suggest-additions.ts";
import { writeSummary } from "./write-summary.ts";
import type { Edit, Writer, WritingTask } from "./writer.ts";

type Line = { at: Place; text: string };

/** A first-person text: only such sentences of a description are reworded. */
const IN_FIRST_PERSON = /^(?:i|i['’]ve|we|my|ben|benim)\s/i;

/** The points of a job, and those sentences of its description that speak in the first person. */
function linesOf(job: Job, at: Place): Line[] {
  const sentences = splitSentences(job.description).map(({ start, end }) =>
    job.description.slice(start, end),
  );
  const description = fieldPlace(at, "description");
  const told = sentences.flatMap((text, index) =>
    IN_FIRST_PERSON.test(text)
      ? [{ at: sentences.length > 1 ? sentencePlace(description, index) : description, text }]
      : [],
  );
  const points = (["responsibilities", "achievements"] as const).flatMap((list) =>
    job[list].map((text, index) => ({ at: itemPlace(fieldPlace(at, list), index), text })),
  );
  return [...told, ...points];
}

type Job = Exclude<CvContent["workExperience"], string>[number];

/**
 * Each line as CVs write it, in its own language and in the best wording that the guard accepts; only changes are
 * edits.
 */
function polishLines({ base, guard }: WritingTask): Edit[] {
  if (typeof base.workExperience === "string") return [];
  return base.workExperience.flatMap((job, position) => {
    const isPast = job.endDate.trim() !== "" && !isOngoing(job.endDate);
    const source = readPlace(job.source);
    if (!source) return [];
    const isSupported = (text: string): boolean => guard.proves(text, { kind: "entry", place: source });
    return linesOf(job, printPlace({ section: "workExperience", entry: position })).flatMap(
      ({ at, text: line }) => {
        const wordings = writingLanguage(detectLanguage(line)).polishPoint(line, isPast);
        const wording = wordings.find(isSupported);
        // A point needs no full stop, a sentence of a description does.
        const text = wording && parsePlace(at).field === "description" ? ended(wording) : wording;
        return text && text !== line ? [{ at, text, restsOn: [source] }] : [];
      },
    );
  });
}

/**
 * The writer without a key. strict: chooses and trims. enhanced: tidies the wording of points and phrases a summary
 * from facts. extensive: also proposes, for confirmation, points for what the posting asks and the profile nearly
 * has. It translates no free text.
 */
export const localWriter: Writer = {
  name: "local",
  async write(task, signal) {
    signal.throwIfAborted();
    const { generationMode } = task.order;
    const edits = keepSupported(
      [...writeSummary(task), ...(generationMode === "strict" ? [] : polishLines(task))],
      task,
    );
    // These are declared unproven, so the guard isn't asked.
    if (generationMode === "extensive") edits.push(...suggestAdditions(task));
    return { edits };
  },
};

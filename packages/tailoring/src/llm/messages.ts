import { randomBytes } from "node:crypto";
import { detectLanguage } from "@terzi/language/detect-language";
import { modelLanguage } from "../languages/model-languages.ts";
import type { WritingTask } from "../writing/writer.ts";
import type { Part } from "./parts.ts";
import { collectSummaryMaterial } from "./summary-material.ts";

export type Message = { role: "system" | "user" | "assistant"; content: string };

const REQUIREMENTS_AT_MOST = 40;
const REQUIREMENT_CHARS = 300;
const POSTING_CHARS = 4_000;

/** Of the posting what it asks for; its beginning only where nothing that it asks for was recognised. */
function postingMaterial({ order, reading, match }: WritingTask): object {
  const asked = match.matches
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, REQUIREMENTS_AT_MOST)
    .map(({ requirement, verdict }) => ({
      asks: requirement.text.slice(0, REQUIREMENT_CHARS),
      importance: requirement.importance,
      inProfile: verdict,
    }));
  return {
    jobTitle: order.jobTitle,
    ...(order.company && { company: order.company }),
    ...(reading.requirements.length
      ? { requirements: asked }
      : { text: order.jobPosting.slice(0, POSTING_CHARS) }),
  };
}

const languageOf = (part: Part, task: WritingTask) =>
  detectLanguage(
    part.section === "summary"
      ? task.profile.summary
      : part.entries.flatMap(({ lines }) => lines.map(({ text }) => text)).join("\n"),
  );

/** The request for one part: instructions, and the data between markers that no text of it can hold. */
export function messagesFor(part: Part, task: WritingTask, isPrivate: (text: string) => boolean): Message[] {
  const { generationMode: mode, tone, length, language } = task.order;
  const marker = `===== ${randomBytes(12).toString("hex")} =====`;
  const material =
    part.section === "summary"
      ? collectSummaryMaterial(task, isPrivate)
      : {
          entries: part.entries.map(({ heading, lines, addTo }) => ({
            entry: heading,
            lines,
            ...(addTo.length && { addTo }),
          })),
        };
  const isTranslating = languageOf(part, task) !== language;
  const spec = { section: part.section, mode, tone, length, isTranslating, marker };
  // JSON keeps each text on its line, so that none can pretend to be something else.
  const json = JSON.stringify({ posting: postingMaterial(task), profile: material }, null, 1);
  return [
    { role: "system", content: modelLanguage(language).instructions(spec) },
    { role: "user", content: `${marker}\n${json}\n${marker}` },
  ];
}

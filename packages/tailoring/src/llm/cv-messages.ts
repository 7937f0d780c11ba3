import { randomBytes } from "node:crypto";
import { detectLanguage } from "@terzi/language/detect-language";
import { modelLanguage } from "../languages/model-languages.ts";
import type { WritingTask } from "../writing/writer.ts";
import type { CvMaterial } from "./cv-material.ts";
import type { Message } from "./message.ts";

/** A line before and after the data; random, so that no text can contain it. */
export const newMarker = (): string => `===== ${randomBytes(12).toString("hex")} =====`;

/** Whether what is to be worded is in another language than the CV. */
export const isTranslating = ({ entries, summary }: CvMaterial, { order }: WritingTask): boolean => {
  const lines = entries.flatMap((entry) => entry.lines.map(({ text }) => text));
  const told = lines.length ? lines : summary.own;
  return told.length > 0 && detectLanguage(told.join("\n")) !== order.language;
};

/** The one request: instructions, and the data between markers that no text in it can contain. */
export function messagesForCv(material: CvMaterial, task: WritingTask): Message[] {
  const { generationMode: mode, tone, length, language, jobTitle, company } = task.order;
  const marker = newMarker();
  const spec = { mode, tone, length, isTranslating: isTranslating(material, task), marker };
  const { posting, summary, entries, facts } = material;
  // JSON keeps each text on its line, so that none can pretend to be something else.
  const json = JSON.stringify({
    jobTitle,
    ...(company && { company }),
    posting,
    summary: {
      own: Object.fromEntries(summary.own.map((text, index) => [`s${index + 1}`, text])),
      ...(summary.slots.length && { slots: summary.slots }),
    },
    entries: entries.map(({ id, heading, lines }) => ({
      id,
      is: heading,
      ...(lines.length && { lines: Object.fromEntries(lines.map((line) => [line.id, line.text])) }),
    })),
    facts: Object.fromEntries(facts.map(({ id, text }) => [id, text])),
  });
  return [
    { role: "system", content: modelLanguage(language).instructions(spec) },
    { role: "user", content: `${marker}\n${json}\n${marker}` },
  ];
}

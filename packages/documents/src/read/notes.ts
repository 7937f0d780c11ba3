import type { Entry } from "./entry.ts";
import type { Line } from "./line.ts";

/** One decision of the reader, for the person who asks why. */
export type Decision = { text: string; takenFor: string; reason: string };

/** What the readers of the sections report besides their entries: their reasons, and what they could not place. */
export type Notes = {
  explain: (lines: Line[], takenFor: string, reasons: string[]) => void;
  leaveOver: (entry: Entry | Line[]) => void;
  leaveTexts: (texts: string[]) => void;
};

export function openNotes(): Notes & { why: Decision[]; left: string[] } {
  const why: Decision[] = [];
  const left: string[] = [];
  return {
    why,
    left,
    explain(lines, takenFor, reasons) {
      const text = lines.map((line) => line.text.replaceAll("\t", " | ")).join(" / ");
      why.push({ text, takenFor, reason: reasons.join(", ") });
    },
    leaveTexts(texts) {
      left.push(...texts);
    },
    leaveOver(entry) {
      const lines = Array.isArray(entry) ? entry : [...entry.head, ...entry.body];
      left.push(...lines.map((line) => line.text.replaceAll("\t", " ").trim()).filter(Boolean));
    },
  };
}

import type { Entry } from "./entry.ts";
import type { Line } from "./line.ts";

/** Why the reader took a text for what it did; some name the words that decided it. */
export type Reason = {
  code:
    | "title"
    | "noTitle"
    | "employer"
    | "noEmployer"
    | "school"
    | "noSchool"
    | "degree"
    | "noDegree"
    | "labelled"
    | "underHeading"
    | "inTable"
    | "usualHeading"
    | "likeHeadings"
    | "largeAtTop"
    | "unseen"
    | "model";
  words?: string;
};

/** One decision of the reader, for the person who asks why. `takenFor`: "nothing" for what was left out on purpose. */
export type Decision = {
  text: string;
  takenFor:
    | "heading"
    | "name"
    | "experience"
    | "education"
    | "certification"
    | "project"
    | "skills"
    | "languages"
    | "nothing";
  reasons: Reason[];
};

/** What the readers of the sections report besides their entries: their reasons, and what they could not place. */
export type Notes = {
  explain: (lines: Line[], takenFor: Decision["takenFor"], reasons: Reason[]) => void;
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
      why.push({ text, takenFor, reasons });
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

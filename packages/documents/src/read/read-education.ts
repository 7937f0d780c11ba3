import type { Education } from "@terzi/contracts/career";
import { bodyTexts } from "./entry-body.ts";
import { type HeadParts, type Part, readHead, tidy } from "./head-parts.ts";
import type { Line } from "./line.ts";
import type { Notes } from "./notes.ts";
import { type Entry, splitEntries } from "./split-entries.ts";
import { degreeScore, splitDegree } from "./words/degrees.ts";
import { schoolScore } from "./words/organisations.ts";

const SEPARATORS = /\s+[|•·–—]\s+|\s+-\s+|\s+at\s+(?=\p{Lu})|\s*\t\s*/u;
const GPA =
  /(?:\b(?:cumulative |overall )?(?:gpa|cgpa|grade|gno|not ortalamas[ıi]|ortalama|diploma notu)\s*[:=]?\s*(\d[.,]\d+(?:\s*\/\s*\d+(?:[.,]\d+)?)?|\d{2,3}(?:[.,]\d+)?\s*\/\s*100|first class[\w ]*|\d+(?:[.,]\d+)?%?)|(\d[.,]\d{1,2}\s*\/\s*\d(?:[.,]\d+)?)(?:\s*(?:gpa|cgpa))?|(\d\.\d{1,2})\s+(?:gpa|cgpa))/i;

/** The schools of a section, with degree, field, year and grade. */
export function readEducation(lines: Line[], notes: Notes): Education[] {
  const schools: Education[] = [];
  for (const entry of splitEntries(lines)) {
    const gpa = takeGpa(entry);
    const head = readHead(entry.head, SEPARATORS);
    const parts = head.parts.flatMap((part) => (head.parts.length < 3 ? splitNames(part) : [part]));
    const { institution, degree, extra } = assign(parts);
    if (!institution && !degree) {
      notes.leaveOver(entry);
      continue;
    }
    notes.explain(entry.head, "education", [
      institution ? `"${institution.text}" is the school` : "no school found",
      degree ? `"${degree}" the degree` : "no degree found",
    ]);
    schools.push(toEducation({ entry, head, institution, degree, extra, gpa }));
  }
  return schools;
}

function takeGpa(entry: Entry): string {
  for (const line of [...entry.head, ...entry.body])
    for (const cell of line.cells) {
      const match = GPA.exec(cell.text);
      if (!match) continue;
      const value = match[1] ?? match[2] ?? match[3] ?? "";
      const cut = (text: string) =>
        text
          .replace(GPA, " ")
          .replace(/\(\s*\)|^[\s,;|:–-]+|[\s,;|:–-]+$/g, "")
          .trim();
      if (entry.head.includes(line) || cut(line.text).length < 3) {
        cell.text = cut(cell.text);
        for (const run of cell.runs) run.text = run.text.replace(GPA, " ");
        line.text = cut(line.text);
      }
      return value.trim();
    }
  return "";
}

/** "Bachelor of Science in Biology, Miami University": a comma parts degree and school. */
function splitNames(part: Part): Part[] {
  const pieces = part.text.split(/\s*,\s+|\s+,\s*|:\s+(?=\p{L})/u);
  if (pieces.length < 2 || !schoolScore(part.text)) return [part];
  const schools = pieces.map((piece) => schoolScore(piece) >= 2);
  const from = schools.indexOf(true);
  if (from < 0) return [part];
  const isDegree = (piece: string) => degreeScore(piece) > 0 && schoolScore(piece) < 2;
  const before = pieces.slice(0, from);
  let end = from + 1;
  while (end < pieces.length && !isDegree(pieces[end] ?? "")) end++;
  const groups = [before.join(", "), pieces.slice(from, end).join(", "), pieces.slice(end).join(", ")];
  return groups.map((text) => ({ ...part, text: tidy(text) })).filter((piece) => piece.text);
}

function assign(parts: Part[]): { institution: Part | null; degree: string; extra: Part[] } {
  const score = (part: Part) => schoolScore(part.text) - 0.8 * Math.min(1, degreeScore(part.text));
  const ranked = [...parts].sort((a, b) => score(b) - score(a));
  const best = ranked[0];
  let institution: Part | null = null;
  if (best && (schoolScore(best.text) > 0 || degreeScore(best.text) < 2)) institution = best;
  if (institution && parts.length > 1 && score(institution) <= 0 && degreeScore(parts[0]?.text ?? "") === 0)
    institution = parts[0] ?? institution;
  const others = parts.filter((part) => part !== institution);
  const degrees = others.filter(
    (part) => degreeScore(part.text) > 0 || part.row <= (institution?.row ?? 0) + 1,
  );
  const chosen = degrees.slice(0, 2);
  return {
    institution,
    degree: chosen.map((part) => part.text).join(", "),
    extra: others.filter((part) => !chosen.includes(part)),
  };
}

type Found = {
  entry: Entry;
  head: HeadParts;
  institution: Part | null;
  degree: string;
  extra: Part[];
  gpa: string;
};

function toEducation({ entry, head, institution, degree, extra, gpa }: Found): Education {
  const { items, paragraphs } = bodyTexts(entry.body);
  return {
    institution: institution?.text ?? "",
    ...splitDegree(degree),
    location: head.place,
    graduationDate: entry.period ? entry.period.to || "Present" : "",
    gpa,
    achievements: [...extra.map((part) => part.text), ...paragraphs, ...items],
  };
}

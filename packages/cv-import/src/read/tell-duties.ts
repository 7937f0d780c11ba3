import type { Experience } from "@terzi/contracts/career";
import { withoutPeriods } from "./find-dates.ts";
import { foldText } from "./fold-text.ts";
import { hasBullet, type Line } from "./line.ts";
import { jobTexts } from "./paragraph-points.ts";

/**
 * "Describe briefly what you did" of a form that asked for the jobs before: the employers' names again, and beside or
 * below each of them what was done there. Puts it into those jobs and says true; false where the section is otherwise.
 */
export function tellDuties(lines: Line[], jobs: Experience[]): boolean {
  const told = new Map<Experience, Line[]>();
  let open: Line[] | undefined;
  for (const line of lines) {
    const job = jobs.find((one) => !told.has(one) && isNamed(line.cells[0]?.text ?? "", one));
    if (job) {
      open = behindName(line);
      told.set(job, open);
    } else if (open) open.push(line);
    else return false;
  }
  // One name of many may stand anywhere.
  const isWhole = told.size > 1 || told.size === jobs.length;
  const isOpen = ({ responsibilities, achievements }: Experience) =>
    responsibilities.length + achievements.length === 0;
  if (!told.size || !isWhole || ![...told].every(([job, body]) => isOpen(job) && body.length)) return false;
  for (const [job, body] of told) {
    const { items, paragraphs } = jobTexts({ head: [], body, period: null }, true);
    job.responsibilities = items;
    job.description = [job.description, ...paragraphs].filter(Boolean).join("\n");
  }
  return true;
}

/** The employer's name, with the title and the dates or without them, and nothing else. */
function isNamed(text: string, { company, position }: Experience): boolean {
  const [shown, employer, title] = [withoutPeriods(text), company, position].map(foldText);
  if (!shown || !employer || !shown.includes(employer)) return false;
  const rest = shown.replace(employer, " ").replace(title || employer, " ");
  return !/[\p{L}\p{N}]/u.test(rest);
}

function behindName(line: Line): Line[] {
  const [first, ...more] = line.cells.slice(1);
  if (!first) return [];
  const text = [first, ...more].map((cell) => cell.text).join("\t");
  return [
    { ...line, text, cells: [first, ...more], left: first.left, bold: first.bold, isBullet: hasBullet(text) },
  ];
}

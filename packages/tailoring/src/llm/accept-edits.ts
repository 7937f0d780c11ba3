import type { Place } from "@terzi/contracts/place";
import type { Edit, WritingTask } from "../writing/writer.ts";
import type { Part } from "./parts.ts";

const SUMMARY_CHARS = 3_000;
const ADDED_PER_ENTRY = 2;
const ADDED_CHARS = 300;

const BULLET = /^[\s•*·▪–-]+(?=\S)/;
const levelled = (text: string): string => text.replace(BULLET, "").replace(/\s+/g, " ").trim();

/** Rewording makes a line longer by words, not by paragraphs. */
const longestFor = (text: string): number => Math.max(300, 3 * text.length);

type Allowed = { own: string; longest: number; source: Place[] };

/** The addresses that were asked about, with the words that stand there. */
function allowedPlaces(part: Part, task: WritingTask): Map<Place, Allowed> {
  if (part.section === "summary")
    return new Map([["summary", { own: task.base.summary, longest: SUMMARY_CHARS, source: [] }]]);
  return new Map(
    part.entries.flatMap(({ lines, source }) =>
      lines.map(({ at, text }) => [at, { own: text, longest: longestFor(text), source: [source] }] as const),
    ),
  );
}

/**
 * Of a model's edits those that answer what was asked: for the lines of this part, each at most once, not empty (what
 * goes is decided by measured pages), not out of all proportion, and new. Points to add are given the numbers behind
 * the end of their list. Whether what they say is true is the guard's to judge.
 */
export function acceptEdits(edits: Edit[], part: Part, task: WritingTask): Edit[] {
  const allowed = allowedPlaces(part, task);
  const accepted: Edit[] = [];
  for (const edit of edits) {
    const place = allowed.get(edit.at);
    const text = levelled(edit.text);
    if (!place || !text || text.length > place.longest) continue;
    allowed.delete(edit.at);
    if (text === levelled(place.own)) continue;
    accepted.push({ at: edit.at, text, restsOn: place.source.length ? place.source : edit.restsOn });
  }
  return [...accepted, ...(part.section === "summary" ? [] : addedPoints(edits, part, task))];
}

function addedPoints(
  edits: Edit[],
  part: Extract<Part, { entries: unknown }>,
  { base }: WritingTask,
): Edit[] {
  if (typeof base.workExperience === "string") return [];
  const { workExperience } = base;
  return part.entries.flatMap(({ addTo, source }) =>
    addTo.flatMap((list) => {
      const job = workExperience.find((entry) => entry.source === source);
      return edits
        .filter(({ at, text }) => at === `${list}.+` && text.trim() && text.length <= ADDED_CHARS)
        .slice(0, ADDED_PER_ENTRY)
        .map(({ text }, index) => ({
          at: `${list}.${(job?.responsibilities.length ?? 0) + index}`,
          text: levelled(text),
          restsOn: [],
        }));
    }),
  );
}

import { entryPlace, fieldPlace, itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import { isOngoing } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { newestFirst } from "../writing/order-entries.ts";
import { sentencesOf } from "../writing/own-summary.ts";
import { tellsResult } from "../writing/tells-result.ts";
import type { LetterLine, LetterTask } from "./letter-task.ts";

/** The longest line that is told: anything longer is a paragraph of its own. */
const LETTERS_AT_MOST = 220;
const RESULT_WORTH = 1.4;
/** How much evidence for a must is worth, for each of its weight that no chosen line shows yet. */
const NEW_WORTH = 4;
/** What a result is worth by itself; each line from the same job makes the next one worth less. */
const RESULT_ALONE = 0.3;
const CROWD_COST = 0.15;

/** Every line of the profile's jobs and projects, the newest first. */
export function listLines({ experiences, projects }: LetterTask["profile"]): LetterLine[] {
  const jobs = newestFirst(
    experiences.map((job, index) => ({
      ...job,
      place: printPlace({ section: "experiences", entry: index }),
    })),
    (job) => ({ start: job.startDate, end: job.endDate }),
  );
  const ofJobs = jobs.flatMap((job): LetterLine[] => {
    const isPast = job.endDate.trim() !== "" && !isOngoing(job.endDate);
    const line = (place: Place, text: string) => ({ place, entry: job.place, text, isPast });
    const points = (["achievements", "responsibilities"] as const).flatMap((list) =>
      job[list].map((text, index) => line(itemPlace(fieldPlace(job.place, list), index), text)),
    );
    // Next to points, a description mostly tells about the employer.
    return points.length
      ? points
      : sentencesOf(job.description).map((text) => line(fieldPlace(job.place, "description"), text));
  });
  const ofProjects = projects.flatMap(({ description }, index): LetterLine[] =>
    sentencesOf(description).map((text) => ({
      place: printPlace({ section: "projects", entry: index, field: "description" }),
      entry: printPlace({ section: "projects", entry: index }),
      text,
      isPast: true,
    })),
  );
  return [...ofJobs, ...ofProjects];
}

export type ChosenLine = LetterLine & { told: string; shows: string[] };

type Choice = { count: number; tell: (line: LetterLine) => string | null };

/**
 * The lines that show most of what the posting asks for, chosen one after another: what no earlier line shows counts
 * most; of lines that show the same, the one with a number wins. A line that shows nothing asked counts only for its
 * result.
 */
export function chooseLines(task: LetterTask, { count, tell }: Choice): ChosenLine[] {
  const { match, order, relevance } = task;
  const asked = match.matches.filter(
    ({ requirement, verdict }) => !requirement.isJob && verdict !== "missing",
  );
  const weightOf = (id: string): number => {
    const found = asked.find(({ requirement }) => requirement.id === id);
    return found ? found.requirement.weight * found.credit : 0;
  };
  const lines = listLines(task.profile);
  const candidates = new Set(
    lines
      .filter(({ text }) => text.length <= LETTERS_AT_MOST && isIn(text, order.language))
      .map((line) => {
        const shows = asked
          .filter(({ evidence }) => evidence.some((one) => isSame(one, line)))
          .map(({ requirement }) => requirement.id);
        const alone = relevance(line.text) + (tellsResult(line.text) ? RESULT_ALONE : 0);
        const result = tellsResult(line.text) ? RESULT_WORTH : 1;
        // What stands behind a semicolon mostly takes something back.
        const doubt = line.text.includes(";") ? 2 : 1;
        return { line, shows, alone, share: result / doubt };
      }),
  );
  const chosen = new Map<LetterLine, ChosenLine>();
  const shown = new Set<string>();
  while (chosen.size < count) {
    const crowds = Map.groupBy(chosen.keys(), ({ entry }) => entry);
    const [best] = [...candidates]
      .map((one) => {
        const fresh = one.shows.filter((id) => !shown.has(id)).reduce((sum, id) => sum + weightOf(id), 0);
        const crowd = crowds.get(one.line.entry)?.length ?? 0;
        const worth = ((one.alone + NEW_WORTH * fresh) * one.share) / (1 + crowd * CROWD_COST);
        return { one, worth };
      })
      .sort((a, b) => b.worth - a.worth);
    if (!best || best.worth <= 0) break;
    const { line, shows } = best.one;
    candidates.delete(best.one);
    // To tell a line is to check it, which takes longer than all the rest: only what would be chosen is told.
    const told = tell(line);
    if (told === null) continue;
    chosen.set(line, { ...line, told, shows });
    for (const id of shows) shown.add(id);
  }
  return lines.flatMap((line) => chosen.get(line) ?? []);
}

/** Whether a quotation is in a line; for a description, in its sentence. */
const isSame = ({ quote, place }: { quote: string; place: Place }, line: LetterLine): boolean =>
  place === line.place &&
  entryPlace(place) === line.entry &&
  (line.text.includes(quote) || quote.includes(line.text));

const isIn = (text: string, language: LetterTask["order"]["language"]): boolean =>
  detectLanguage(text) === language;

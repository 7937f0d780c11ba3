import { entryPlace, fieldPlace, itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import { isOngoing } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { newestFirst } from "../writing/order-entries.ts";
import { tellsResult } from "../writing/tells-result.ts";
import { sentencesOf } from "../writing/own-summary.ts";
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
  const candidates = listLines(task.profile).flatMap((line): ChosenLine[] => {
    const isReadable = line.text.length <= LETTERS_AT_MOST && isIn(line.text, order.language);
    const told = isReadable ? tell(line) : null;
    if (told === null) return [];
    const shows = asked
      .filter(({ evidence }) => evidence.some((one) => isSame(one, line)))
      .map(({ requirement }) => requirement.id);
    return [{ ...line, told, shows }];
  });
  const weightOf = (id: string): number => {
    const found = asked.find(({ requirement }) => requirement.id === id);
    return found ? found.requirement.weight * found.credit : 0;
  };
  const chosen: ChosenLine[] = [];
  const shown = new Set<string>();
  while (chosen.length < count) {
    const ranked = candidates
      .filter((one) => !chosen.includes(one))
      .map((one, order) => {
        const fresh = one.shows.filter((id) => !shown.has(id)).reduce((sum, id) => sum + weightOf(id), 0);
        const crowd = chosen.filter(({ entry }) => entry === one.entry).length;
        const base = relevance(one.text) + NEW_WORTH * fresh + (tellsResult(one.text) ? RESULT_ALONE : 0);
        const result = tellsResult(one.text) ? RESULT_WORTH : 1;
        // What follows a semicolon mostly qualifies what precedes it.
        const doubt = one.text.includes(";") ? 2 : 1;
        return { one, order, worth: (base * result) / doubt / (1 + crowd * CROWD_COST) };
      })
      .sort((a, b) => b.worth - a.worth || a.order - b.order);
    const [best] = ranked;
    if (!best || best.worth <= 0) break;
    chosen.push(best.one);
    for (const id of best.one.shows) shown.add(id);
  }
  return candidates.filter((one) => chosen.includes(one));
}

/** Whether a quotation is in a line; for a description, in its sentence. */
const isSame = ({ quote, place }: { quote: string; place: Place }, line: LetterLine): boolean =>
  place === line.place &&
  entryPlace(place) === line.entry &&
  (line.text.includes(quote) || quote.includes(line.text));

const isIn = (text: string, language: LetterTask["order"]["language"]): boolean =>
  detectLanguage(text) === language;

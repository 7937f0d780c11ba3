import type { FactEntry } from "../facts/fact.ts";
import type { Clause } from "../parse/line.ts";
import { statesTime } from "./stated-time.ts";
import { numberCue } from "../../languages/all-guard-cues.ts";

const EXPERIENCE = new RegExp(numberCue("experienceBehind"), "iu");
const YEARS = new RegExp(`${numberCue("yearsBefore")}$`, "iu");

/** What years are said to be years of: "8 years of nursing", "8 yıllık satış deneyimi", "8 years as a cook". */
function topicsOf(clause: Clause, sentence: string): string[][] {
  const [number] = clause.numbers;
  if (!number) return [];
  const experience = EXPERIENCE.exec(sentence.slice(number.end));
  const standsBefore = experience || YEARS.test(sentence.slice(0, number.end));
  const isAfterWith = /\b(?:with|has|have|having|over|than|about|nearly|almost)\s+(?:\w+\s+)?$/i.test(
    sentence.slice(0, number.start),
  );
  const until = experience ? number.end + experience.index : Number.POSITIVE_INFINITY;
  const isTopic = (start: number): boolean => {
    if (standsBefore) return start < until;
    return start >= number.end || !isAfterWith;
  };
  return [
    ...clause.terms.filter(({ start }) => isTopic(start)).map(({ ids }) => ids),
    ...clause.actions
      .filter(({ isPlain, start }) => !isPlain && isTopic(start))
      .map(({ ids }) => ids.flatMap((id) => [id, `n:${id}`])),
  ];
}

const speaksOf = (job: FactEntry, topic: string[]): boolean =>
  [...job.heading, ...job.texts].some(({ line }) => line.clauses.some((clause) => isOf(clause, topic)));

/** A period with its own dates says nothing about the job's years. Years as a truck driver are years as a driver. */
const isOf = (clause: Clause, topic: string[]): boolean =>
  (clause.terms.some(({ ids, wider }) => [...ids, ...wider].some((id) => topic.includes(id))) ||
    clause.actions.some(({ ids }) => ids.some((id) => topic.includes(id)))) &&
  !statesTime(clause);

/**
 * The jobs over which a clause's years may be counted when it names none: those that mention what the years are of,
 * else all.
 */
export function jobsCounted(clause: Clause, sentence: string, entries: FactEntry[]): FactEntry[] {
  const topics = topicsOf(clause, sentence);
  return entries.filter(
    (entry) => entry.kind === "experiences" && topics.every((topic) => speaksOf(entry, topic)),
  );
}

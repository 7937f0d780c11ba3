import type { FactEntry } from "../facts/fact.ts";
import type { Clause } from "../parse/line.ts";
import { isRole } from "./people-terms.ts";
import { statesTime } from "./stated-time.ts";
import { numberCue } from "../../languages/all-guard-cues.ts";

const EXPERIENCE = new RegExp(numberCue("experienceBehind"), "iu");
const YEARS = new RegExp(`${numberCue("yearsBefore")}$`, "iu");

/** What years may be of; as a head brewer are those under that title. */
type Topic = { ids: string[]; isTitle: boolean };

/** What years are said to be years of: "8 years of nursing", "8 yıllık satış deneyimi", "8 years as a cook". */
function topicsOf(clause: Clause, sentence: string): Topic[] {
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
    ...clause.terms
      .filter(({ start }) => isTopic(start))
      .map((term) => ({ ids: term.ids, isTitle: term.isPosed && isRole(term) })),
    ...clause.actions
      .filter(({ isPlain, start }) => !isPlain && isTopic(start))
      .map(({ ids }) => ({ ids: ids.flatMap((id) => [id, `n:${id}`]), isTitle: false })),
  ];
}

const speaksOf = (job: FactEntry, { ids, isTitle }: Topic): boolean =>
  (isTitle ? job.heading.filter((fact) => fact.isTitle) : [...job.heading, ...job.texts]).some(({ line }) =>
    line.clauses.some((clause) => isOf(clause, ids)),
  );

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

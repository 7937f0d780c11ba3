import type { CareerProfile, Experience } from "@terzi/contracts/career";
import { foldedWords } from "../read/fold-text.ts";

const spelled = (text: string): string => foldedWords(text).join(" ");

/** Whether these words stand in a text, one after the other. */
const holds = (text: string, words: string): boolean => words !== "" && ` ${text} `.includes(` ${words} `);

/** The jobs without the lines that turned out to belong to entries of their own. */
export function withoutLines(
  jobs: Experience[],
  placed: string[],
  own: ReadonlySet<Experience>,
): Experience[] {
  const elsewhere = placed.map(spelled);
  const stays = (line: string) => !elsewhere.some((text) => holds(text, spelled(line)));
  return jobs.map((job) => {
    if (own.has(job)) return job;
    // What was taken for a point may turn out to be the employer's name.
    const names = new Set([job.company, job.position].map(spelled));
    const isTold = (line: string) => stays(line) && !(names.has(spelled(line)) && spelled(line));
    return {
      ...job,
      description: job.description.split("\n").filter(isTold).join("\n"),
      responsibilities: job.responsibilities.filter(isTold),
    };
  });
}

/** What the rules could not place, but for the lines that stand in the profile now. */
export function stillUnplaced(left: string, profile: CareerProfile, placed: string[]): string {
  const { additionalInfo: _, ...rest } = profile;
  const said = [JSON.stringify(rest), ...placed].map(spelled);
  return left
    .split("\n")
    .filter((line) => !said.some((text) => holds(text, spelled(line))))
    .join("\n");
}

/** The entries that aren't named in another section: "Ege University, BSc" is a school, so it is no job. */
export function notNamedIn<T>(entries: T[], namesOf: (entry: T) => string[], others: string[][]): T[] {
  const elsewhere = others.map((names) => spelled(names.join(" ")));
  return entries.filter((entry) => {
    const names = namesOf(entry).map(spelled).filter(Boolean);
    return !elsewhere.some((other) => names.length > 0 && names.every((name) => holds(other, name)));
  });
}

import { matchingCue } from "../languages/all-matching-cues.ts";

/** Something that a requirement names, at its place in the text. */
export type Placed = { start: number; end: number };

const ARTICLE = "(?:(?:an?|the|any)\\s+)?";
/** Between two things of which one will do: "Docker or Kubernetes", "Java/Kotlin". */
const EITHER = new RegExp(
  `^[\\s,)]*(?:(?:or|and/or|veya|ya da|ve/veya|yahut)\\s+${ARTICLE}|/\\s*|\\((?:or|veya)\\s+)$`,
  "iu",
);
/** Between a thing and examples of it: "tools such as Jira", "databases (PostgreSQL, MySQL)". */
const EXAMPLES = new RegExp(String.raw`^[\s,]*\(?\s*(?:\(|${matchingCue("forExample")})[\s,:]*$`, "iu");
/** What follows a Turkish list of examples: "Jira, Trello gibi araçlar", "İşletme, İktisat vb. bölümler". */
const CLOSES_EXAMPLES = /^[\s,]*(?:gibi|vb|vs)\b/iu;
/** "Safety specialist's certificate (B)": a class in brackets is no example. */
const CLASS = /^(?:[ABD-G]|\d)\)/;
const NEXT = /^\s*,\s*(?:and\s+|ve\s+)?$/iu;

type Link = "either" | "examples" | "next" | "none";

function linkOf(between: string): Link {
  if (EITHER.test(between)) return "either";
  if (EXAMPLES.test(between)) return "examples";
  return NEXT.test(between) ? "next" : "none";
}

/**
 * The things named, grouped where any one will do. Commas separate alternatives only when the list ends in "or", or
 * is a list of examples.
 */
export function groupAlternatives<T extends Placed>(text: string, things: T[]): T[][] {
  const sorted = things.toSorted((a, b) => a.start - b.start);
  const groups: T[][] = [];
  let run: T[] = [];
  let isChoice = false;
  const close = () => {
    if (isChoice) groups.push(run);
    else groups.push(...run.map((thing) => [thing]));
    run = [];
    isChoice = false;
  };
  for (const [index, thing] of sorted.entries()) {
    const before = sorted[index - 1];
    const link =
      before && !CLASS.test(text.slice(thing.start)) ? linkOf(text.slice(before.end, thing.start)) : "none";
    if (link === "none") close();
    run.push(thing);
    if (link === "either" || link === "examples" || CLOSES_EXAMPLES.test(text.slice(thing.end)))
      isChoice ||= run.length > 1;
  }
  close();
  return groups;
}

import type { Span } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";

/** A language's list separators, as sources of expressions. */
export type ListWords = {
  and: string;
  or: string;
  /** What introduces examples, and what follows them. */
  examplesFollow: string;
  examplesEnd: string;
  /** Says that any one of a whole list will do. */
  anyOf: RegExp;
  /** Two things that "and" joins into one: "between … and". */
  bound: RegExp;
};

/** An entry of a list; `joint` is what precedes it. */
export type ListItem = Span & { joint: "start" | "comma" | "and" | "or" | "stop" };

/**
 * The entries of the list in a text, cut at commas, "and"s and stops; none where any one of them will do. Brackets,
 * examples and alternatives ("A, B or C") stay in one entry, and so does a name that contains "and".
 */
export function cutList(part: Annotated, words: ListWords): ListItem[] {
  const { text } = part;
  if (words.anyOf.test(text)) return [];
  const items = cutAtJoints(part, words);
  return joinAlternatives(items);
}

function cutAtJoints(part: Annotated, words: ListWords): ListItem[] {
  const { text } = part;
  const joint = new RegExp(
    String.raw`(?<stop>\s*;\s*|(?<=\))\s+(?!(?:${words.and}|${words.or})\s))|(?<comma>\s*,\s*)(?:(?<commaAnd>${words.and})\s+|(?<commaOr>${words.or})\s+)?|\s+(?:(?<and>${words.and}|[&+])|(?<or>${words.or}))\s+`,
    "giu",
  );
  const [examplesFrom, examplesTo] = findExamples(text, words);
  const items: ListItem[] = [];
  let start = 0;
  let before: ListItem["joint"] = "start";
  for (const found of text.matchAll(joint)) {
    const { index, groups = {} } = found;
    const end = index + found[0].length;
    if (isInBrackets(text, index) || isInNumber(text, index) || isInName(part, { start: index, end }))
      continue;
    // "(SIRE) Command of charts": a line without its break continues with a capital.
    const isGlued = /^\s+$/.test(found[0]);
    if (isGlued && !/^\p{Lu}\p{Ll}/u.test(text.slice(end))) continue;
    if (groups.stop === undefined && index >= examplesFrom && index < examplesTo) continue;
    if (groups.and !== undefined && words.bound.test(text.slice(start, index))) continue;
    items.push({ start, end: index, joint: before });
    start = end;
    before = groups.stop !== undefined ? "stop" : jointOf(groups);
  }
  items.push({ start, end: text.length, joint: before });
  return items.filter((item) => /[\p{L}\p{N}]/u.test(text.slice(item.start, item.end)));
}

function jointOf(groups: Record<string, string | undefined>): ListItem["joint"] {
  if (groups.or !== undefined || groups.commaOr !== undefined) return "or";
  return groups.and !== undefined || groups.commaAnd !== undefined ? "and" : "comma";
}

/** From where to where a text gives examples of what it asks. */
function findExamples(text: string, { examplesFollow, examplesEnd }: ListWords): [from: number, to: number] {
  const follows = new RegExp(`[\\s,](?:${examplesFollow})[\\s:,]`, "iu").exec(text);
  if (follows) {
    const stop = text.indexOf(";", follows.index);
    return [follows.index, stop < 0 ? text.length : stop];
  }
  const ends = new RegExp(`\\s(?:${examplesEnd})(?![\\p{L}])`, "iu").exec(text);
  return ends ? [Math.max(0, text.lastIndexOf(";", ends.index)), ends.index] : [0, 0];
}

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
};

/** "25,000", "1,5". */
const isInNumber = (text: string, at: number): boolean =>
  text[at] === "," && /\d/.test(text[at - 1] ?? "") && /\d/.test(text[at + 1] ?? "");

/** "Research and development", "health and safety": one thing under a known name. */
const isInName = ({ words, named }: Annotated, joint: Span): boolean =>
  named.some(
    ({ from, to }) => (words[from]?.start ?? 0) < joint.start && (words[to - 1]?.end ?? 0) > joint.end,
  );

/** The entries of "A, B or C" are one; any of them will do. */
function joinAlternatives(items: ListItem[]): ListItem[] {
  const joined: ListItem[] = [];
  for (const [at, item] of items.entries()) {
    const last = joined.at(-1);
    // "SQL and Power BI, banking or finance": the "and" has closed a list.
    const goesOn = item.joint === "comma" && items[at - 1]?.joint !== "and" && closesWithOr(items, at);
    const isChoice = item.joint === "or" || goesOn;
    if (last && isChoice) last.end = item.end;
    else joined.push({ ...item });
  }
  return joined;
}

function closesWithOr(items: ListItem[], at: number): boolean {
  const closing = items.slice(at + 1).find(({ joint }) => joint !== "comma");
  return closing?.joint === "or";
}

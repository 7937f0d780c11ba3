import type { Requirement } from "@terzi/contracts/posting";

/** A longer sentence is only shown near the requirement: some pastes are one long line. */
const LONG = 240;
const NEAR = 80;

const MARKS_AROUND = /^[\s•·▪●*–—-]+|\s+$/gu;

/**
 * The posting's sentence that a requirement was taken from, without its bullet and within its line, so that list
 * entries stay separate. Null when it says no more than the requirement itself.
 */
export function findPostingSentence(posting: string, { span, text }: Requirement): string | null {
  if (posting.slice(span.start, span.end) !== text) return null;
  const lineStart = posting.lastIndexOf("\n", span.start - 1) + 1;
  const lineBreak = posting.indexOf("\n", span.end);
  const line = posting.slice(lineStart, lineBreak < 0 ? undefined : lineBreak);
  // A stop ends a sentence where a space and a capital follow: "Node.js" and "e.g. tea" go on.
  const stops = [...line.matchAll(/[.!?]\s+(?=\p{Lu})/gu)].map((stop) => stop.index + stop[0].length);
  const from = stops.filter((stop) => stop <= span.start - lineStart).at(-1) ?? 0;
  const until = stops.find((stop) => stop >= span.end - lineStart);
  const sentence = cutAround(
    line,
    { from, until: until ?? line.length },
    span.start - lineStart,
    span.end - lineStart,
  );
  const bare = (words: string): string => words.replace(/[\p{P}\s]+/gu, "");
  return bare(sentence) === bare(text) ? null : sentence;
}

/** A stretch of a line without its surrounding marks; when it is long, whole words around what is asked. */
function cutAround(
  line: string,
  { from, until }: { from: number; until: number },
  start: number,
  end: number,
): string {
  if (until - from <= LONG) return line.slice(from, until).replace(MARKS_AROUND, "");
  const before = start - NEAR > from ? line.indexOf(" ", start - NEAR) : from;
  const behind = end + NEAR < until ? line.lastIndexOf(" ", end + NEAR) : until;
  const words = line.slice(Math.min(before, start), Math.max(behind, end)).replace(MARKS_AROUND, "");
  return `${before > from ? "… " : ""}${words}${behind < until ? " …" : ""}`;
}

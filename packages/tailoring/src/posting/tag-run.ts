import type { Span } from "@terzi/contracts/posting";

/** "#hiring #pastry … #result=ok": from the first tag of a text to the last, where it has at least so many. */
export function findTagRun(text: string, least: number): Span | undefined {
  const tags = [...text.matchAll(/(?<!\S)#\p{L}[^\s#]*/gu)];
  const [first] = tags;
  const last = tags.at(-1);
  return first && last && tags.length >= least
    ? { start: first.index, end: last.index + last[0].length }
    : undefined;
}

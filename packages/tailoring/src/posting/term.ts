import type { Span } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";

/**
 * One of several things that a line asks for. `asked`: the words to judge it by, best first, where its own omit what
 * it shares with its neighbours ("oil and gas tankers": oil tankers).
 */
export type Term = Span & { asked: string[] };

/** A single word is a term of its own when it is at least this specific. */
const TELLS = 0.5;

/** Whether words can be asked for by themselves: a known thing, two words, or one rare word. */
export function standsAlone({ words, named }: Pick<Annotated, "words" | "named">): boolean {
  const content = words.filter(({ telling, key }) => telling > 0 && !/^\d/.test(key));
  if (content.length > 1 || named.some(({ concept }) => concept.kind !== "soft")) return true;
  return content.some(({ telling }) => telling > TELLS);
}

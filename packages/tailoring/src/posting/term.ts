import type { Span } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";

/**
 * One thing of several that a line asks for. `asked`: in which words it is to be judged, best first, where its own leave
 * out what they share with their neighbours ("oil and gas tankers": oil tankers).
 */
export type Term = Span & { asked: string[] };

/** One word alone is something to be shown when it tells so much. */
const TELLS = 0.5;

/** Whether words say enough to be asked for by themselves: a thing that is known, two words, or one that is rare. */
export function standsAlone({ words, named }: Pick<Annotated, "words" | "named">): boolean {
  const content = words.filter(({ telling, key }) => telling > 0 && !/^\d/.test(key));
  if (content.length > 1 || named.some(({ concept }) => concept.kind !== "soft")) return true;
  return content.some(({ telling }) => telling > TELLS);
}

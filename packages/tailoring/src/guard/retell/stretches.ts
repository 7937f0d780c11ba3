import type { Line } from "../parse/line.ts";
import { segmentsOf } from "./segments.ts";
import type { ToldWord } from "./told-words.ts";

export const covers = (outer: { start: number; end: number }, { start, end }: ToldWord): boolean =>
  outer.start <= start && outer.end >= end;

export const verbsOf = ({ clauses }: Line) =>
  clauses.flatMap(({ actions }) => actions.filter(({ isNominal, isPlain }) => !isNominal && !isPlain));

/** The words of each stretch; "inserted", in "inserted and cared for lines", applies to the lines too. */
export function withObjects(sentence: Line): ToldWord[][] {
  const verbs = verbsOf(sentence);
  const stretches: ToldWord[][] = [];
  let bare: ToldWord[] = [];
  for (const { words } of segmentsOf(sentence)) {
    const isBare =
      !sentence.words.language.isVerbFinal &&
      words.length > 0 &&
      words.every((word) => verbs.some((verb) => covers(verb, word)));
    if (isBare) bare = [...bare, ...words];
    else if (words.length) {
      stretches.push([...bare, ...words]);
      bare = [];
    }
  }
  return bare.length ? [...stretches, bare] : stretches;
}

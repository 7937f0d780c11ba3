import type { Span } from "@terzi/contracts/posting";

/** Fewer pictures may be bullets, or a greeting. */
const LEAST_PICTURES = 3;

/** A row of one sign, as between the sections of a plain text. */
const RULES = /(?<!\S)(?:\*{3,}|[#=~_]{4,})(?!\S)/gu;

/**
 * Where signs cut a text: "*** … ***", "##### END #####", "🤖 … ✅ … 🤐". What stands between them was put between the items of a line that
 * lost its breaks.
 */
export function findSigns(text: string): number[] {
  const rules = [...text.matchAll(RULES)];
  const pictures = [...text.matchAll(/\p{Extended_Pictographic}\uFE0F?/gu)];
  const cuts = [rules, pictures.length < LEAST_PICTURES ? [] : pictures].flatMap((signs) => {
    const [first, last] = [signs.at(0), signs.at(-1)];
    if (!first || !last) return [];
    return first === last ? [first.index] : [first.index, last.index + last[0].length];
  });
  return cuts.toSorted((one, other) => one - other);
}

/** The parts of a stretch of a text between which such signs stand. */
export const cutAtSigns = (text: string, { start, end }: Span): Span[] => {
  const cuts = [start, ...findSigns(text.slice(start, end)).map((at) => start + at), end];
  return cuts.slice(1).flatMap((to, at) => {
    const from = cuts[at] ?? start;
    return to > from ? [{ start: from, end: to }] : [];
  });
};

import type { CareerProfile } from "@terzi/contracts/career";
import type { DocumentLine, ReadValue } from "@terzi/contracts/document-reading";
import { isWithin } from "@terzi/contracts/place";
import { foldText } from "../read/fold-text.ts";
import { maskPeriods, withoutPeriods } from "../read/find-dates.ts";
import { isContactLabel, isFieldLabel } from "../read/words/field-labels.ts";
import { isLabelText } from "../read/prose.ts";
import { wordPattern } from "../read/words/word-pattern.ts";
import { readLevel } from "../read/words/levels.ts";

type Counted = { line: number; from: number; to: number };

/**
 * The lines most of whose words went into no value. Dates, how long something took, labels and levels of languages are no
 * words of their own: what they say stands in a field, or tells of one.
 */
export function findLeftOver(
  { lines, words, used }: { lines: DocumentLine[]; words: Counted[]; used: ReadonlySet<number> },
  { profile, values }: { profile: CareerProfile; values: ReadValue[] },
): number[] {
  const spoken = new Set(
    values.filter(({ place }) => isWithin(place, "skills.languages")).flatMap((value) => value.lines),
  );
  const headlines = new Set(
    profile.experiences.flatMap(({ position, company }) =>
      [position, `${position} at ${company}`].map(foldText),
    ),
  );
  const aside = lines.map(({ text }, line) =>
    isAside(text) ||
    headlines.has(foldText(text).trim()) || // A level stands beside its language, or on the line below.
    ((spoken.has(line) || spoken.has(line - 1)) && readLevel(text) !== null)
      ? null
      : hidden(text),
  );
  const counts = new Map<number, { all: number; used: number }>();
  for (const [at, { line, from, to }] of words.entries()) {
    const stretches = aside[line];
    if (!stretches || stretches.some((one) => from >= one.from && to <= one.to)) continue;
    const count = counts.get(line) ?? { all: 0, used: 0 };
    counts.set(line, { all: count.all + 1, used: count.used + Number(used.has(at)) });
  }
  return [...counts].flatMap(([line, count]) => (count.used < count.all / 2 ? [line] : []));
}

/** Nothing but dates, a duration or a label. */
const isAside = (text: string): boolean => {
  const bare = text.replaceAll("\t", " ").trim();
  return (
    isOfGrid(bare) ||
    withoutPeriods(bare).trim() === "" ||
    isContactLabel(bare) ||
    isFieldLabel(bare) ||
    isLabelText(bare)
  );
};

const GRID = new RegExp(`^(?:${wordPattern("word of language grids")}|[abc][12]|s)$`, "u");

/** "Listening | Reading", "Levels: A1 and A2: Basic user": what Europass prints around everybody's languages. */
const isOfGrid = (text: string): boolean => {
  const words = foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.length > 0 && words.every((word) => GRID.test(word));
};

/** The stretches of a line that are dates, and labels before their answers. */
function hidden(text: string): { from: number; to: number }[] {
  const labels = [...text.matchAll(/(?:^|[|\t])\s*([^:|\t]{2,40})(?=\s*[:\t])/gu)].flatMap((match) => {
    const label = match[1] ?? "";
    const from = match.index + match[0].length - label.length;
    return isContactLabel(label) || isFieldLabel(label) ? [{ from, to: from + label.length }] : [];
  });
  const masked = maskPeriods(text);
  const dates = [...masked.matchAll(/\ufffc+/g)].map(({ index, 0: { length } }) => ({
    from: index,
    to: index + length,
  }));
  return [...labels, ...dates];
}

import type { DocumentWords, FoundWords } from "./document-words.ts";
import { findDate, type LineRange } from "./find-date.ts";

export type AskedEntry = {
  /** The entry's names, most distinctive first. */
  names: string[];
  dates: string[];
  /** Employers and schools are in heads; a project may be named in a sentence. */
  isHead: boolean;
};

/**
 * Which of them occur together in the document, in the given order; "" for the others. `lead`: the line of the first
 * name; `head`: the lines of all.
 */
export type FoundEntry = { names: string[]; dates: string[]; lead: number; head: LineRange };

/** The parts of one entry are this close together, in lines. */
const REACH = 6;
/** Dates are slightly above their names, or below. */
const DATE_REACH = 3;

/**
 * Finds the place where an entry's names are near each other and near its dates. Missing ones are dropped; null when
 * none of the names occurs anywhere.
 */
export function findEntry(words: DocumentWords, { names, dates, isHead }: AskedEntry): FoundEntry | null {
  const places = names.map((name) =>
    words.find(name).filter(({ line }) => !isHead || !words.isSentence(line)),
  );
  const found = places.flatMap((own, lead) => own.map((at) => gather(words, { places, lead, at, dates })));
  return found.toSorted((one, other) => worth(other) - worth(one))[0] ?? null;
}

type Gathering = { places: FoundWords[][]; lead: number; at: FoundWords; dates: string[] };

/** Around one occurrence of one name: the nearest occurrences of the other names, and the dates beside them. */
function gather(words: DocumentWords, { places, lead, at, dates }: Gathering): FoundEntry {
  const distance = ({ line }: FoundWords) => Math.abs(line - at.line);
  const near = places.map((own, index) =>
    index === lead
      ? at
      : own.filter((place) => distance(place) <= REACH).toSorted((a, b) => distance(a) - distance(b))[0],
  );
  const lines = near.flatMap((place) => (place ? [place.line] : []));
  const head = { from: Math.min(...lines), to: Math.max(...lines) };
  const around = { from: head.from - DATE_REACH, to: head.to + DATE_REACH };
  return {
    names: near.map((place) => place?.text ?? ""),
    dates: dates.map((date) => findDate(words, date, around)),
    lead: lines[0] ?? at.line,
    head,
  };
}

const worth = ({ names, dates, head }: FoundEntry): number =>
  3 * names.filter(Boolean).length + 2 * dates.filter(Boolean).length - 0.1 * (head.to - head.from);

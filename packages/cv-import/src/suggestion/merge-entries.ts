import { foldedWords } from "../read/fold-text.ts";

/** How alike two names are: 1 for the same words, less where one has more of them, 0 for none in common. */
function likeness(one: string, other: string): number {
  const [mine, theirs] = [new Set(foldedWords(one)), new Set(foldedWords(other))];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  const more = mine.size + theirs.size - 2 * shared;
  return shared ? shared / Math.min(mine.size, theirs.size) - 0.01 * more : 0;
}

const sum = (list: number[]): number => list.reduce((total, value) => total + value, 0);

/** Names this alike are one; two entries with two names each, or with different dates, must share both. */
const SAME = 0.6;

export type Merged<T> = { entries: T[]; added: T[] };

/**
 * Merges the entries that the rules read with those that a model named and the document contains. For the same entry,
 * the model's words win where it has any; entries of the rules stay even where the model has none. Names may have
 * been mistaken for each other, so each may match either.
 */
export function mergeEntries<T extends object>(
  ruled: T[],
  named: T[],
  {
    namesOf,
    fieldsOf,
  }: {
    /** What distinguishes two entries, dates included. */
    namesOf: (entry: T) => { names: string[]; date: string };
    /** What the model may say about an entry that the rules have read. */
    fieldsOf: (entry: T) => Partial<T>;
  },
): Merged<T> {
  const sameness = (one: T, other: T): number => {
    const [mine, theirs] = [namesOf(one), namesOf(other)];
    const straight = mine.names.map((name, at) => likeness(name, theirs.names[at] ?? ""));
    const crossed = mine.names.map((name, at) => likeness(name, theirs.names.at(-1 - at) ?? ""));
    const isSameDate = mine.date !== "" && mine.date === theirs.date;
    const isFullyNamed = [...mine.names, ...theirs.names].every(Boolean);
    const isDoubtful = isFullyNamed || (mine.date !== "" && theirs.date !== "");
    const sameNames = Math.max(sum(straight), sum(crossed));
    if (sameNames < (isDoubtful && !isSameDate ? 2 * SAME : SAME)) return 0;
    return sameNames + (isSameDate ? 1 : 0);
  };
  const pairs = named
    .flatMap((entry, at) => ruled.map((own, of) => ({ at, of, worth: sameness(own, entry) })))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const partner = new Map<number, number>();
  for (const { at, of } of pairs)
    if (!partner.has(at) && ![...partner.values()].includes(of)) partner.set(at, of);

  const entries: T[] = [];
  const added: T[] = [];
  const done = new Set<number>();
  const keepRuled = (until: number) => {
    for (let of = 0; of < until; of++)
      if (!done.has(of) && ![...partner.values()].includes(of)) {
        done.add(of);
        entries.push(...ruled.slice(of, of + 1));
      }
  };
  for (const [at, entry] of named.entries()) {
    const of = partner.get(at);
    const own = of === undefined ? undefined : ruled[of];
    if (of !== undefined && own) {
      keepRuled(of);
      entries.push({ ...own, ...spoken(fieldsOf(entry)) });
    } else if (!entries.some((known) => sameness(known, entry) > 0)) {
      entries.push(entry);
      added.push(entry);
    }
  }
  keepRuled(ruled.length);
  return { entries, added };
}

/** The non-empty fields. */
function spoken<T extends object>(fields: T): Partial<T> {
  const said = Object.entries(fields).filter(([, value]) => value !== "");
  // A part of the fields of T is a Partial<T>; Object.fromEntries can't know.
  return Object.fromEntries(said) as Partial<T>;
}

import type { Fact } from "../facts/fact.ts";
import type { Clause, Line, Term } from "../reading/line.ts";
import { type Stretch, stretchesOf } from "../reading/stretches.ts";
import { changes } from "./changes.ts";
import { isWhen } from "./times.ts";

type Span = { start: number; end: number };
/** A stretch of a fact, where it stands, and the other words of the fixed group that it is a part of. */
type Shelved = { clause: Clause; others: readonly Stretch[] };

const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

const shelves = new WeakMap<Line, Map<string, Shelved[]>>();

/** What a line says by what its words may mean. */
function shelfOf(line: Line): Map<string, Shelved[]> {
  const before = shelves.get(line);
  if (before) return before;
  const shelf = new Map<string, Shelved[]>();
  const { stretches } = stretchesOf(line);
  for (const stretch of stretches) {
    const clause = clauseAt(stretch, line);
    if (!clause || clause.terms.some((term) => term.isNegated && overlaps(term, stretch))) continue;
    const shelved = { clause, others: othersIn(stretch, stretches) };
    for (const id of [...stretch.ids, ...stretch.wider]) {
      const there = shelf.get(id);
      if (there) there.push(shelved);
      else shelf.set(id, [shelved]);
    }
  }
  shelves.set(line, shelf);
  return shelf;
}

/** "Lawyers" of "trainee lawyers" are only said where the trainees are said too. */
function othersIn(stretch: Stretch, stretches: readonly Stretch[]): Stretch[] {
  const group = stretches.find(
    (other) =>
      other.length > stretch.length &&
      other.ids.some((id) => /^[cn]:/.test(id)) &&
      other.start <= stretch.start &&
      other.end >= stretch.end,
  );
  if (!group) return [];
  return stretches.filter(
    (other) => other.length === 1 && overlaps(other, group) && !overlaps(other, stretch),
  );
}

/** The clause in which a stretch stands, or the nearest before it. */
function clauseAt(stretch: Span, { clauses }: Line): Clause | undefined {
  const own = ({ terms, actions, numbers, isInherited }: Clause) => [
    ...terms,
    ...numbers,
    ...(isInherited ? [] : actions),
  ];
  return (
    clauses.find((clause) => own(clause).some((item) => overlaps(item, stretch))) ??
    clauses.findLast((clause) => own(clause).some(({ end }) => end <= stretch.start)) ??
    clauses[0]
  );
}

/** The clauses of a fact in which one of these ids is met, in whatever reading of its words. */
export const clausesMeeting = (ids: readonly string[], { line }: Fact, sentence: Line): Clause[] => [
  ...new Set(
    ids
      .flatMap((id) => shelfOf(line).get(id) ?? [])
      .filter(({ others }) => others.every((other) => isMet(other, sentence)))
      .map(({ clause }) => clause),
  ),
];

const isMet = ({ ids, wider }: Stretch, sentence: Line): boolean =>
  stretchesOf(sentence).stretches.some((said) =>
    said.ids.some((id) => ids.includes(id) || wider.includes(id)),
  );

/** The clauses of a fact that say every word of a term, in whatever reading; none when one is missing. */
export function accountFor(
  term: Pick<Term, "start" | "end" | "ids">,
  said: Clause,
  { sentence, fact }: { sentence: Line; fact: Fact },
): Clause[] {
  // What a share is of must be named as closely as there, and how often isn't told word by word.
  if (changes(said) || said.numbers.some(({ unit }) => unit === "%") || isWhen(term.ids)) return [];
  const { stretches, words } = stretchesOf(sentence);
  const met = stretches
    .filter((stretch) => overlaps(stretch, term))
    .flatMap((stretch) => {
      const clauses = clausesMeeting(stretch.ids, fact, sentence);
      return clauses.length ? [{ stretch, clauses }] : [];
    });
  const isSaid = words
    .filter((word) => overlaps(word, term))
    .every((word) => met.some(({ stretch }) => overlaps(stretch, word)));
  return isSaid ? [...new Set(met.flatMap(({ clauses }) => clauses.slice(0, 1)))] : [];
}

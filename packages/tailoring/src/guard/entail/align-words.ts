import type { Fact } from "../facts/fact.ts";
import type { Clause, Line, Term } from "../parse/line.ts";
import { type Span, spansOf } from "../parse/spans.ts";
import { changes } from "./changes.ts";
import { isWhen } from "./time-terms.ts";

type Range = { start: number; end: number };
/** A span of a fact, where it stands, and the other words of the fixed group that it is a part of. */
type IndexedSpan = { clause: Clause; others: readonly Span[] };

const overlaps = (one: Range, other: Range): boolean => one.start < other.end && other.start < one.end;

const indexes = new WeakMap<Line, Map<string, IndexedSpan[]>>();

/** What a line says by what its words may mean. */
function indexOfLine(line: Line): Map<string, IndexedSpan[]> {
  const before = indexes.get(line);
  if (before) return before;
  const index = new Map<string, IndexedSpan[]>();
  const { spans } = spansOf(line);
  for (const span of spans) {
    const clause = clauseAt(span, line);
    if (!clause || clause.terms.some((term) => term.isNegated && overlaps(term, span))) continue;
    const indexed = { clause, others: othersIn(span, spans) };
    for (const id of [...span.ids, ...span.wider]) {
      const there = index.get(id);
      if (there) there.push(indexed);
      else index.set(id, [indexed]);
    }
  }
  indexes.set(line, index);
  return index;
}

/** "Lawyers" from "trainee lawyers" only where trainees are said too. */
function othersIn(span: Span, spans: readonly Span[]): Span[] {
  const group = spans.find(
    (other) =>
      other.length > span.length &&
      other.ids.some((id) => /^[cn]:/.test(id)) &&
      other.start <= span.start &&
      other.end >= span.end,
  );
  if (!group) return [];
  return spans.filter((other) => other.length === 1 && overlaps(other, group) && !overlaps(other, span));
}

/** The clause of a span, or the nearest before it. */
function clauseAt(span: Range, { clauses }: Line): Clause | undefined {
  const own = ({ terms, actions, numbers, isInherited }: Clause) => [
    ...terms,
    ...numbers,
    ...(isInherited ? [] : actions),
  ];
  return (
    clauses.find((clause) => own(clause).some((item) => overlaps(item, span))) ??
    clauses.findLast((clause) => own(clause).some(({ end }) => end <= span.start)) ??
    clauses[0]
  );
}

/** The clauses of a fact that match one of these ids, in any reading of their words. */
export const clausesMeeting = (ids: readonly string[], { line }: Fact, sentence: Line): Clause[] => [
  ...new Set(
    ids
      .flatMap((id) => indexOfLine(line).get(id) ?? [])
      .filter(({ others }) => others.every((other) => isMet(other, sentence)))
      .map(({ clause }) => clause),
  ),
];

const isMet = ({ ids, wider }: Span, sentence: Line): boolean =>
  spansOf(sentence).spans.some((said) => said.ids.some((id) => ids.includes(id) || wider.includes(id)));

/** The clauses of a fact that contain every word of a term, in any reading; none when one is missing. */
export function alignWords(
  term: Pick<Term, "start" | "end" | "ids">,
  said: Clause,
  { sentence, fact }: { sentence: Line; fact: Fact },
): Clause[] {
  // What a share is of must be named as precisely as there; how often is never compared word by word.
  if (changes(said) || said.numbers.some(({ unit }) => unit === "%") || isWhen(term.ids)) return [];
  const { spans, words } = spansOf(sentence);
  const met = spans
    .filter((span) => overlaps(span, term))
    .flatMap((span) => {
      const clauses = clausesMeeting(span.ids, fact, sentence);
      return clauses.length ? [{ span, clauses }] : [];
    });
  const isSaid = words
    .filter((word) => overlaps(word, term))
    .every((word) => met.some(({ span }) => overlaps(span, word)));
  return isSaid ? [...new Set(met.flatMap(({ clauses }) => clauses.slice(0, 1)))] : [];
}

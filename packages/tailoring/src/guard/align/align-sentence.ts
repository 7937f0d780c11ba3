import type { Fact, FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { type Span, spansOf } from "../parse/spans.ts";

/** A word of a sentence that claims something. */
export type SaidWord = { start: number; end: number };

/** A sentence beside the profile lines that it was most likely made from. */
export type Alignment = {
  sentence: Line;
  /** The lines that contain its words, the one with most of them first; entry headings are implied. */
  lines: Fact[];
  /** The entries of these lines, or those whose headings contain its words. */
  entries: FactEntry[];
  /** Its words that none of these say. */
  missing: SaidWord[];
};

const idSets = new WeakMap<Line, ReadonlySet<string>>();

/** Everything that the words of a line may mean, and what that is a kind of. */
export function idsIn(line: Line): ReadonlySet<string> {
  const before = idSets.get(line);
  if (before) return before;
  const ids = new Set(spansOf(line).spans.flatMap((span) => [...span.ids, ...span.wider]));
  idSets.set(line, ids);
  return ids;
}

const wordIds = new WeakMap<Line, Map<SaidWord, string[]>>();

/** What each word of a sentence may mean, by itself or in a group of words. */
function idsOfWords(sentence: Line): Map<SaidWord, string[]> {
  const before = wordIds.get(sentence);
  if (before) return before;
  const { spans, words } = spansOf(sentence);
  const covering = (word: SaidWord): Span[] =>
    spans.filter(({ start, end }) => start <= word.start && end >= word.end);
  const found = new Map(words.map((word) => [word, [...new Set(covering(word).flatMap(({ ids }) => ids))]]));
  wordIds.set(sentence, found);
  return found;
}

/** What a word of a sentence may mean. */
export const idsOf = (word: SaidWord, sentence: Line): readonly string[] =>
  idsOfWords(sentence).get(word) ?? [];

/** Those of some words of a sentence that a line says, in whatever reading. */
export function wordsSaid(words: SaidWord[], sentence: Line, line: Line): SaidWord[] {
  const known = idsIn(line);
  return words.filter((word) => idsOf(word, sentence).some((id) => known.has(id)));
}

const LINES_AT_MOST = 4;

/** Words shared with a line count more when few other lines have them. */
function nearestLine(
  left: SaidWord[],
  sentence: Line,
  facts: Fact[],
): { fact: Fact; said: SaidWord[] } | null {
  let best: { fact: Fact; said: SaidWord[] } | null = null;
  for (const fact of facts) {
    const said = wordsSaid(left, sentence, fact.line);
    const isBetter =
      !best ||
      said.length > best.said.length ||
      (said.length === best.said.length && lengthOf(fact) < lengthOf(best.fact));
    if (said.length && isBetter) best = { fact, said };
  }
  return best;
}

/** Of two lines that share equally much with a sentence, the shorter is nearer. */
const lengthOf = ({ line }: Fact): number => spansOf(line).words.length;

/** Takes line after line until no other adds more of the sentence. */
export function alignSentence(sentence: Line, entries: FactEntry[]): Alignment {
  const lines: Fact[] = [];
  let left = spansOf(sentence).words;
  const ofLines = new Set<FactEntry>();
  while (left.length && lines.length < LINES_AT_MOST) {
    const nearest = nearestLine(
      left,
      sentence,
      entries.flatMap(({ texts }) => texts).filter((fact) => !lines.includes(fact)),
    );
    if (!nearest) break;
    lines.push(nearest.fact);
    const own = entries.find(({ texts }) => texts.includes(nearest.fact));
    if (own) ofLines.add(own);
    left = left.filter((word) => !nearest.said.includes(word));
  }
  for (const entry of entries)
    for (const { line } of entry.heading) {
      const said = wordsSaid(left, sentence, line);
      if (!said.length) continue;
      ofLines.add(entry);
      left = left.filter((word) => !said.includes(word));
    }
  return { sentence, lines, entries: [...ofLines], missing: left };
}

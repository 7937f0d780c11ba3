import { wordsSaid } from "../align/align-sentence.ts";
import type { FactEntry } from "../facts/fact.ts";
import { spansOf } from "../parse/spans.ts";
import type { Conflict } from "./conflict.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

/** What of a sentence only another job or school tells, where more of it stands there than here. */
export function entryConflicts({ alignment, entries, facts }: ConflictTask): Conflict[] {
  const { sentence, missing, lines } = alignment;
  if (entries.length === facts.entries.length || !missing.length) return [];
  const inOwn = lines[0] ? wordsSaid(wordsOf(alignment), sentence, lines[0].line).length : 0;
  for (const other of facts.entries) {
    if (!isElsewhere(other, entries)) continue;
    for (const line of linesOf([other])) {
      const only = wordsSaid(missing, sentence, line);
      const all = wordsSaid(wordsOf(alignment), sentence, line);
      const [first] = only;
      if (first && only.length >= Math.max(1, missing.length * 0.5) && all.length > inOwn && all.length > 1)
        return [{ kind: "entry", said: sentence.text.slice(first.start, first.end), known: line.text }];
    }
  }
  return [];
}

const wordsOf = ({ sentence }: ConflictTask["alignment"]) => spansOf(sentence).words;

const isElsewhere = (other: FactEntry, entries: FactEntry[]): boolean =>
  !entries.includes(other) && (other.kind === "experiences" || other.kind === "education");

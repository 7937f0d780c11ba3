import type { Conflict } from "@terzi/contracts/cv";
import { type SaidWord, wordsSaid } from "../../align/align-sentence.ts";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { toldWordsIn } from "../../retell/told-words.ts";
import { spansOf } from "../../parse/spans.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { isCurrencyOfAmount } from "../numbers/currency-codes.ts";
import { isShortFor } from "../names/letters-spelt-out.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";

/** What only another job or school tells, where more of the sentence is there than here. */
export function entryConflicts({ alignment, entries, facts }: ConflictTask): Conflict[] {
  const { sentence, lines } = alignment;
  const told = toldWordsIn(sentence);
  const missing = alignment.missing.filter(
    (word) =>
      !isOfSeason(word, sentence) &&
      !isCurrencyOfAmount(sentence.text, word) &&
      !isShortFor({ text: sentence.text.slice(word.start, word.end) }, linesOf(entries)) &&
      // Whoever they were, they were people.
      !told.some(
        (one) => one.start === word.start && (addsNothing(one, sentence) || one.ids.includes("c:people")),
      ),
  );
  if (entries.length === facts.entries.length || !missing.length) return [];
  if (BETWEEN_ENTRIES.test(sentence.text)) return [];
  const inOwn = lines[0] ? wordsSaid(wordsOf(alignment), sentence, lines[0].line).length : 0;
  for (const other of facts.entries) {
    if (!isElsewhere(other, entries)) continue;
    for (const line of linesOf([other])) {
      const only = wordsSaid(missing, sentence, line);
      const all = wordsSaid(wordsOf(alignment), sentence, line);
      const [first] = only;
      const isClear = only.some((word) => isTelling(word, sentence)) || all.length > inOwn + 1;
      if (
        first &&
        only.length >= missing.length * 0.5 &&
        isClear &&
        only.some((word) => !isVerb(word, sentence)) &&
        // What a school taught is done in jobs, too.
        (isOfKind(other, entries) || only.some((word) => isCode(word, sentence))) &&
        (only.some((word) => isCode(word, sentence)) || (all.length > inOwn && all.length > 1))
      )
        return [{ kind: "entry", said: sentence.text.slice(first.start, first.end), known: line.text }];
    }
  }
  return [];
}

const isOfKind = ({ kind }: FactEntry, entries: FactEntry[]): boolean =>
  entries.some((own) => own.kind === kind);

/** "In the summer of 2014": a season is of every year. */
const SEASON = new RegExp(guardCue("oneSeason"), "giu");
const isOfSeason = ({ start, end }: SaidWord, { text }: Line): boolean =>
  [...text.matchAll(SEASON)].some(({ 0: { length }, index }) => start >= index && end <= index + length);

/** "Before becoming team leader", "lisansın ardından": names another entry, and claims nothing of it here. */
const BETWEEN_ENTRIES = new RegExp(guardCue("betweenEntries"), "iu");

/** A name or a thing tells more than a verb, which may be said of much. */
const isTelling = ({ start, end }: SaidWord, line: Line): boolean =>
  /^\p{Lu}{2}|\d/u.test(line.text.slice(start, end)) ||
  spansOf(line).spans.some(
    (span) =>
      span.start === start &&
      span.end === end &&
      span.ids.every((id) => !id.startsWith("n:")) &&
      span.ids.some((id) => id.startsWith("c:")),
  );

/** "Passed", which may be said of much. */
const isVerb = ({ start, end }: SaidWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => !action.isNominal && action.start === start && action.end === end),
  );

const isCode = ({ start, end }: SaidWord, { text }: Line): boolean =>
  /^\p{Lu}{2}/u.test(text.slice(start, end));

const wordsOf = ({ sentence }: ConflictTask["alignment"]) => spansOf(sentence).words;

const isElsewhere = (other: FactEntry, entries: FactEntry[]): boolean =>
  !entries.includes(other) && (other.kind === "experiences" || other.kind === "education");

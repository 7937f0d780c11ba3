import type { Language } from "@terzi/contracts/languages";
import type { RequirementKind } from "@terzi/contracts/posting";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import type { PlacedLine } from "./line.ts";
import { maskMarks } from "./not-named.ts";

/** Parts of a line that mean nothing without the one before are one requirement with it. */

/** What ends a sentence, or separates things surely; after a full stop, where a name doesn't go on. */
const APART = /[;•|!?\n]|\.\s/u;

/** What the others of its kind say more of is of the kind that says most. */
const PLAIN: readonly RequirementKind[] = ["soft", "knowledge", "task", "skill"];

/** The drafts of a line, each whole enough to be understood alone. */
export function joinRests(line: PlacedLine, drafts: readonly Draft[], language: Language): Draft[] {
  const joined: Draft[] = [];
  for (const draft of drafts) {
    let whole = draft;
    // Where the head stands last, what it closed may close what stands before.
    for (let last = joined.at(-1); last && needEachOther(line, last, whole, language); last = joined.at(-1)) {
      joined.pop();
      whole = join(line, last, whole, language);
    }
    joined.push(whole);
  }
  return joined;
}

function needEachOther(line: PlacedLine, before: Draft, after: Draft, language: Language): boolean {
  if (after.span.start < before.span.end) return false;
  const gap = line.text.slice(before.span.end - line.start, after.span.start - line.start);
  if (isOpen(before.text) && gap.length < LONGEST_GAP) return true;
  if (APART.test(gap) || gap.length > LONGEST_GAP) return false;
  if (!PLAIN.includes(after.kind) && after.kind !== before.kind) return false;
  return postingLanguage(language).isRestOf({ before: before.text, gap, after: after.text, line: line.text });
}

/** In letters: between the parts of one thing stands no more than a joining word or two. */
const LONGEST_GAP = 24;

const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

function join(line: PlacedLine, before: Draft, after: Draft, language: Language): Draft {
  const start = before.span.start;
  const ended = after.span.end;
  const behind = line.text.slice(ended - line.start, ended - line.start + 4);
  const closing = isOpen(line.text.slice(start - line.start, ended - line.start))
    ? (/^[^()\p{L}]{0,3}\)/u.exec(behind)?.[0].length ?? 0)
    : 0;
  const span = { start, end: ended + closing };
  const text = line.text.slice(span.start - line.start, span.end - line.start);
  const spoken = postingLanguage(language);
  const named = spoken.trim(text, { start: 0, end: text.length });
  const term = text.slice(named.start, named.end);
  const part = annotate(maskMarks(term), language);
  const kind = kindOfBoth(before.kind, after.kind);
  const years = before.years ?? after.years;
  return {
    ...after,
    ...before,
    ...(years === undefined ? {} : { years }),
    kind,
    importance: before.importance === after.importance ? before.importance : "must",
    text,
    span,
    term: term.replace(/\s+/g, " "),
    key: keyOf(part, kind),
    telling: tellingOfPart(part),
  };
}

const kindOfBoth = (before: RequirementKind, after: RequirementKind): RequirementKind =>
  PLAIN.includes(before) && PLAIN.includes(after) && PLAIN.indexOf(after) > PLAIN.indexOf(before)
    ? after
    : before;

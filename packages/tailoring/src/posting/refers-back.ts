import type { Language } from "@terzi/contracts/languages";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { annotate } from "../lexicon/annotate.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import type { PlacedLine } from "./line.ts";

const LONGEST = 220;
const SENTENCE = /[.!?]["”')\]]?\s+(?=\p{Lu})/gu;
const BACK = new RegExp(String.raw`^\W*(?:${postingPattern("refersBack")})(?![\p{L}\d])`, "iu");
/** "A small app, which | you must be able to maintain". */
const WHICH = /\b(?:which|whom)\s+$/iu;
/** "(half UIKit, half SwiftUI), which you must maintain": cut within a bracket. */
const CUT_IN_BRACKET = /^[^()]*\)/u;

/**
 * What only makes sense with what its sentence names before ("(half UIKit, half SwiftUI), ona da el atabilmen") is asked
 * as the whole sentence.
 */
export function withReferred(line: PlacedLine, draft: Draft, language: Language): Draft {
  const at = draft.span.start - line.start;
  const before = line.text.slice(0, at);
  if (!CUT_IN_BRACKET.test(draft.text) && !BACK.test(draft.text) && !WHICH.test(before)) return draft;
  const from = [...before.matchAll(SENTENCE)].reduce(
    (last, { 0: end, index }) => (index + end.length <= at ? index + end.length : last),
    0,
  );
  const text = line.text.slice(from, draft.span.end - line.start);
  if (at - from < 2 || text.length > LONGEST) return draft;
  const part = annotate(text, language);
  return {
    ...draft,
    text,
    span: { start: line.start + from, end: draft.span.end },
    term: text.replace(/\s+/g, " "),
    key: keyOf(part, draft.kind),
    telling: tellingOfPart(part),
  };
}

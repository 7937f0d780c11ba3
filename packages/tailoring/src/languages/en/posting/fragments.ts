import type { Span } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { trimEnglish } from "./trim.ts";
import { isThirdPerson, isVerb } from "./verbs.ts";

/** Parts of an English line that mean nothing alone are joined to their neighbours. */

/** What continues the preceding words: "… with a focus on SAP", "… that our customers love". */
const GOES_ON =
  /^\W*(?:(?:most|some|half|part|all|one) of (?:it|them|this|which|these)|that|which|whom|whose|where|when|while|because|with|without|in|on|of|for|from|by|to|into|via|through|including|using|within|across|under|than|its|their|them|these|those|this|then|thereby|rather|not|but not|i\.e|e\.g|upon|will be|may be|is|are|was|were|prior to|properly|on occasion|as (?!well|an? )|related to|ranging|meets the)\b/u;

/** "Strong analytical", "experience designing", "knowledge of": the main word is still to come. */
const WAITS =
  /(?:\b(?:of|in|with|for|to|and|or|the|an?|strong|good|excellent)|[a-z](?:tical|ional|ative|ical|ous|ful|ible|ive|ary))\W*$/u;
const DOING =
  /\b(?:experience|experienced|skilled|proficien\S*|background|knowledge|skills?)\b(?: \p{L}+)? (\p{Ll}+ing)\W*$/iu;
/** "… techniques in building", before "and maintaining a workforce". */
const BY_DOING = /\b(?:in|of|by|for|through|on|with) \p{Ll}+ing\W*$/u;

/** "Upon appointment," before what is then asked. */
const INTRODUCES =
  /^\W*(?:upon|during|after|before|within|once|following|prior to|in (?:this|your|the) role|in addition|as (?:an?|our|the)|under|from|by)\b(?: [^\s,]+){0,5}\W*$/iu;

/** "A humble," before "collaborative leader". */
const QUALITY_TO_COME = /^\W*an? \p{Ll}+\W*$/u;

const isOpen = (text: string): boolean => text.lastIndexOf("(") > text.lastIndexOf(")");

function waitsForMore(text: string): boolean {
  if (isOpen(text) || INTRODUCES.test(text) || QUALITY_TO_COME.test(text)) return true;
  if (BY_DOING.test(text)) return true;
  const gerund = DOING.exec(text)?.[1];
  if (gerund && isVerb(gerund)) return true;
  const { words, named } = annotate(text, "en");
  return WAITS.test(text) && named.at(-1)?.to !== words.length;
}

/** Whether a part is only the end of what precedes it. */
function isRest(text: string, part: Span, inTasks: boolean): boolean {
  const raw = text.slice(part.start, part.end).trim();
  const [first = ""] = wordKeys(raw);
  // In tasks, each part begins with its verb; "-ing" says how.
  if (inTasks && !isVerb(first) && !isThirdPerson(first) && !/^(?:you|may|must|will|\d)/iu.test(raw))
    return true;
  if (/^\p{Ll}+ing\b/u.test(raw) && isVerb(first)) return true;
  const { start, end } = trimEnglish(text, part);
  const term = text.slice(start, end);
  const { words, named } = annotate(term, "en");
  if (named.some(({ concept }) => concept.kind === "tool" || concept.kind === "language")) return false;
  if (!words.length || GOES_ON.test(raw)) return true;
  return words.length === 1 && !named.length && /^\p{Ll}/u.test(term);
}

/** In letters: how far back to look for whether a part is incomplete, however long it has grown. */
const NEAR = 120;

/** The parts, each complete enough to be understood alone; nothing continues over a semicolon. */
export function joinFragments<Part extends Span>(text: string, parts: Part[], inTasks: boolean): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    const gap = last ? text.slice(last.end, part.start) : "";
    const mayJoin = last && !/[;•|]/.test(gap);
    if (
      mayJoin &&
      (waitsForMore(text.slice(Math.max(last.start, last.end - NEAR), last.end)) ||
        isRest(text, part, inTasks))
    )
      last.end = part.end;
    else joined.push({ ...part });
  }
  return joined;
}

/** In letters. Anything longer is prose that lost its line breaks. */
const LONGEST_TASK = 600;

/** Whether a line states a task; then each of its parts does, up to a semicolon, however long. */
export function isTask(text: string, inTasks: boolean): boolean {
  if (text.length > LONGEST_TASK) return false;
  if (inTasks) return true;
  const { start, end } = trimEnglish(text, { start: 0, end: text.length });
  const { words, named } = annotate(text.slice(start, end), "en");
  return words.length > 2 && isVerb(words[0]?.key ?? "") && named[0]?.from !== 0;
}

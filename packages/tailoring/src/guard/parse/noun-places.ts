import type { Passage } from "./parse-state.ts";
import { wordsOf } from "./word-list.ts";
import { hasBreakBefore, writtenAt } from "./words.ts";

const PREPOSITIONS = wordsOf(
  "of for with by in on from at about during over under through into across per between behind before after without via off",
);
const DETERMINERS = wordsOf("own this these those no some any another every each both several many few");
/** After these a bare verb may follow although a noun is in between: "helped the owner choose". */
const LETTING = /^(?:help|helps|helped|helping|let|lets|make|makes|made|had|watch|watched|see|saw)$/;

/** Past forms without a telling ending, which may therefore follow their subject. */
const IRREGULAR_PAST =
  wordsOf(`led ran did gave got took made built sold bought wrote kept held drove grew rose
  fell began won cut set put came went met found caught taught dealt sent spent brought thought saw drew chose spoke flew
  left lost paid read shot swept wove rebuilt rewrote oversaw undertook broke froze hung laid lent ground bent cast shut split`);
const isPast = (key: string): boolean => /(?:ed|ing)$/.test(key) || IRREGULAR_PAST.has(key);

/** What a subject did or was, right behind it: "milk waste went down", "castings are bought". */
const HAPPENED =
  wordsOf(`is are was were has have had fell rose grew went dropped increased decreased came improved
  reached remained stayed doubled halved shrank declined got won received passed earned`);

const joins = (passage: Passage, at: number): boolean =>
  passage.text.slice(passage.tokens[at - 1]?.end ?? 0, passage.tokens[at]?.start) === "-";

/**
 * Whether a word of an English text is where only a noun can be: "the shop's machine", "field staff", "two-man crew".
 */
export function isNounPlace(passage: Passage, at: number): boolean {
  const { keys, taken } = passage;
  const key = keys[at] ?? "";
  if (at > 0 && joins(passage, at)) return !hasBreakBefore(passage, at - 1) && !startsSpan(passage, at - 1);
  if (isPast(key) || /^(?:up|down|out|off|away|back)$/.test(key)) return false;
  if (joins(passage, at + 1)) return !taken.has(at);
  if (startsSpan(passage, at))
    return isSubject(passage, at) || isBehindPast(passage, at) || endsList(passage, at);
  const before = keys[at - 1] ?? "";
  if (taken.has(at - 1) || PREPOSITIONS.has(before) || DETERMINERS.has(before)) return true;
  // "Shortened handover", but "helped move".
  if (isPast(before) && !LETTING.test(before)) return true;
  return /['’]s$|s['’]$/u.test(writtenAt(passage, at - 1)) || isBehindSingular(passage, at);
}

/** "Measured noise and dust": what a past form is joined to isn't bare. */
function isBehindPast({ items, keys }: Passage, at: number): boolean {
  if (!/^(?:and|or)$/.test(keys[at - 1] ?? "")) return false;
  const last = items.findLast(({ type }) => type === "action");
  const first = last?.type === "action" ? last.action.surface.toLowerCase().split(" ")[0] : undefined;
  return first !== undefined && /ed$/.test(first);
}

const BEGINNING = /^(?:and|or|but|to|who|also|while|then|i|we|they|you|not)$/;
const startsSpan = (passage: Passage, at: number): boolean =>
  at === 0 || hasBreakBefore(passage, at) || BEGINNING.test(passage.keys[at - 1] ?? "");

/** "Mostly knees and shoulders": the last of things in a list, with nothing behind that it might be done to. */
function endsList(passage: Passage, at: number): boolean {
  const { items, keys } = passage;
  const isLast = at === keys.length - 1 || hasBreakBefore(passage, at + 1);
  if (!isLast || !/^(?:and|or)$/.test(keys[at - 1] ?? "")) return false;
  return items.findLast(({ type }) => type !== "break")?.type === "term";
}

/** Words that end the group of nouns which a subject is. */
const ENDS_GROUP =
  /^(?:a|an|the|to|of|for|with|by|in|on|from|at|and|or|my|our|its|their|her|his|all|i|we|who|that|which)$/;

/** "Milk waste went down": a span that has its own verb behind its first nouns. */
function isSubject(passage: Passage, at: number): boolean {
  if (/^(?:to|who|i|we|they|you|not)$/.test(passage.keys[at - 1] ?? "")) return false;
  for (let next = at + 1; next < at + 5; next++) {
    const key = passage.keys[next] ?? "";
    if (!key || hasBreakBefore(passage, next) || passage.taken.has(next) || ENDS_GROUP.test(key))
      return false;
    if (HAPPENED.has(key) || (isPast(key) && /^(?:from|by|to|down|up)$/.test(passage.keys[next + 1] ?? "")))
      return true;
  }
  return false;
}

/**
 * "Field trials", "an audio archive": no bare verb directly follows a single thing, after which it would need an "s".
 */
function isBehindSingular(passage: Passage, at: number): boolean {
  const { items, keys, tokens } = passage;
  const last = items.at(-1);
  const before = keys[at - 1] ?? "";
  if (last?.type !== "term" || last.term.isGroupEnd || last.term.end !== tokens[at - 1]?.end) return false;
  if (/s$|ly$/.test(before) || /s$/.test(keys[at] ?? "")) return false;
  return !keys.slice(Math.max(0, at - 5), at).some((key) => LETTING.test(key));
}

import type { Span } from "@terzi/contracts/posting";
import { type Annotated, annotate } from "../../../lexicon/annotate.ts";
import { cutList, type ListItem, type ListWords } from "../../../posting/cut-list.ts";
import { standsAlone, type Term } from "../../../posting/term.ts";
import { isDeed } from "./predicates.ts";
import { trimEnglish } from "./trim.ts";

const WORDS: ListWords = {
  and: "and|as well as|along with|in addition to|plus",
  or: "or|and/or",
  examplesFollow: String.raw`such as|like|e\.\s?g\.?|for example|for instance`,
  examplesEnd: "and the like|etc",
  anyOf: /\b(?:either|(?:one|any|some|two) of|at least one|one or more)\b/iu,
  bound: /\b(?:between|from)\b[^,]*$|\bday$/iu,
};

/** Elaborates on what precedes it, or is about somebody else. */
const GOES_ON =
  /^(?:(?:which|who|whom|whose|that|them|it|its|their|these|those|this|where|when|while|because|as|so|but|if|until|to|then|therefore|we|our|us|they|he|she|not|often|sometimes|usually|always|also|ideally|preferably|all|both|each|in particular|among them)\b|\p{L}+(?: \p{L}+)? (?:them|it|these|those|this)\b)/iu;
const OTHER_SUBJECT = /\b(?:we|they|he|she)\b(?=.*\s)/iu;

/** What follows a sufficiently long main clause asks for nothing by itself. */
const SIDE_CLAUSE = /\s(?:when|while|where|because|so that|so|once|until|unless|whose)\s/iu;
const LEAST_MAIN = 20;

/** How well or how valid, about what precedes it. */
const HOW_WELL =
  /^(?:(?:fluent|fluently|native|advanced|intermediate|basic|excellent|good|current|valid|unexpired|in-date|up to date|certified|(?:written|spoken|oral|verbal)|[abc][12])[\s/]*(?:and|level|or|in)?\s*)+$/iu;

type Read = ListItem & { part: Annotated; content: Annotated["words"] };

function read(text: string, item: ListItem): Read {
  const span = trimEnglish(text, item);
  const part = annotate(text.slice(span.start, span.end), "en");
  return { ...item, ...span, part, content: part.words.filter(({ telling }) => telling > 0) };
}

const ADJECTIVE = /(?:al|ic|ive|ous|ful|ed|ent|ant|able|ible|ary|less|ish|ern)$/;

const isAlone = ({ part }: Read): boolean => part.words.length === 1;
const isNamed = ({ part }: Read): boolean => part.named.length > 0;
const beginsDeed = ({ part }: Read): boolean =>
  isDeed(part.words[0]?.key ?? "") &&
  !part.named.some(({ from, concept }) => from === 0 && concept.kind === "tool");

/** Meaningless without what follows: a verb whose object is there ("design and build machines"). */
const waits = (item: Read, next: Read | undefined, isFirst: boolean, isTask: boolean): boolean =>
  next !== undefined &&
  (isAlone(item) || isDeedAlone(item)) &&
  beginsDeed(item) &&
  ((beginsDeed(next) && !isAlone(next)) ||
    (isFirst && isTask && !/ing$/.test(item.part.words[0]?.key ?? "")));

/** "Draw up", "set": an action whose object is elsewhere. */
const isDeedAlone = ({ part }: Read): boolean => {
  const [first, second, ...more] = part.words;
  if (!first || more.length || !isDeed(first.key)) return false;
  return second
    ? /^(?:up|out|off|down|in|on|over)$/.test(second.key)
    : !/ing$/.test(first.key) && !part.named.length;
};

const isNoItem = (text: string, item: Read, written: ListItem): boolean => {
  const own = text.slice(written.start, written.end).trim();
  return (
    !standsAlone(item.part) ||
    isDeedAlone(item) ||
    HOW_WELL.test(own) ||
    GOES_ON.test(own) ||
    OTHER_SUBJECT.test(own) ||
    // "4 years" alone: a duration without a thing.
    /^\W*\d[\d.,+-]*\W*$/u.test(own)
  );
};

/** The things that a line asks for, each to be shown separately; fewer than two where it asks for one. */
export function cutEnglishTerms(text: string, isTask: boolean): Term[] {
  const side = text.search(SIDE_CLAUSE);
  const until = side >= LEAST_MAIN ? side : text.length;
  const items = cutList(annotate(text, "en"), WORDS);
  const merged: { item: Read; written: Span }[] = [];
  let held: ListItem | undefined;
  for (const [at, cut] of items.entries()) {
    const written: ListItem = held ? { ...cut, start: held.start, joint: held.joint } : cut;
    const item = read(text, written);
    const next = items[at + 1];
    const last = merged.at(-1);
    const isWaiting = next !== undefined && waits(item, read(text, next), !merged.length, isTask);
    const goesOn =
      cut.start >= until || (!held && !isWaiting && cut.joint !== "stop" && isNoItem(text, item, cut));
    if (last && goesOn) {
      merged[merged.length - 1] = extend(text, last.written, cut.end);
      continue;
    }
    if (next && (isWaiting || isNoItem(text, item, written))) {
      held = written;
      continue;
    }
    held = undefined;
    merged.push({ item, written });
  }
  if (merged.length < 2) return [];
  return merged.map(({ item }, at) => ({
    start: item.start,
    end: item.end,
    asked: askedWords(text, item, merged[at + 1]?.item),
  }));
}

function extend(text: string, { start }: Span, end: number): { item: Read; written: Span } {
  const written = { start, end };
  return { item: read(text, { ...written, joint: "start" }), written };
}

/** "Reactive and vat dyes", "oil and gas tankers": what a single word shares with the next entry. */
function askedWords(text: string, item: Read, next: Read | undefined): string[] {
  const own = text.slice(item.start, item.end);
  const heads = next?.part.words.slice(1) ?? [];
  const [first] = heads;
  if (!isAlone(item) || isNamed(item) || !next || next.joint === "stop" || !first || heads.length > 3)
    return [own];
  const shared = `${own} ${next.part.text.slice(first.start)}`;
  return ADJECTIVE.test(item.part.words[0]?.key ?? "") ? [shared] : [own, shared];
}

import type { Language } from "@terzi/contracts/languages";
import type { Span } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import { type Draft, keyOf, tellingOfPart } from "./draft.ts";
import { isMadeOfHeadingWords } from "./heading-words.ts";
import type { PlacedLine } from "./line.ts";
import { isNothing, maskMarks } from "./not-named.ts";
import type { Piece } from "./piece.ts";

const LISTED: ReadonlySet<PlacedLine["section"]> = new Set(["requirements", "nice", "tasks"]);

/** Whether a line is under a heading of requirements. */
export const isListed = ({ section }: PlacedLine): boolean => LISTED.has(section);

const MOST_WORDS_OF_AN_ITEM = 12;
/** "Own hand tools. ASE T2 and T4. Light MIG welding." */
const MOST_WORDS_OF_A_NOTE = 6;

/** An item in a list of requirements: all of it is asked. The list may have lost its bullets. */
export const isItem = (line: PlacedLine): boolean =>
  isListed(line) &&
  (line.isBullet ||
    wordKeys(line.text).length <=
      (line.startsLine && !/[.!?:]\s*$/.test(line.text) ? MOST_WORDS_OF_AN_ITEM : MOST_WORDS_OF_A_NOTE));

/** A part of a line: null where it asks nothing, undefined where it is too short to be a requirement by itself. */
type ReadPiece = { piece: Piece; draft: Draft | null | undefined };

/** The drafts of a line, merged with neighbouring parts that are too short by themselves. */
export function coverUnread(line: PlacedLine, read: ReadPiece[]): Draft[] {
  const drafts: Draft[] = [];
  let unread: Span | undefined;
  let isOpen = false;
  for (const { piece, draft } of read) {
    const span = { start: line.start + piece.start, end: line.start + piece.end };
    const last: Draft | undefined = isOpen ? drafts.at(-1) : undefined;
    if (draft) drafts.push(unread ? cover(line, draft, unread) : draft);
    else if (draft === undefined && last) drafts[drafts.length - 1] = cover(line, last, span);
    const waits: boolean = draft === undefined && !last;
    unread = waits ? { start: unread?.start ?? span.start, end: span.end } : undefined;
    isOpen = draft !== null && !waits;
  }
  return drafts;
}

function cover(line: PlacedLine, draft: Draft, { start, end }: Span): Draft {
  const span = { start: Math.min(draft.span.start, start), end: Math.max(draft.span.end, end) };
  return { ...draft, span, text: line.text.slice(span.start - line.start, span.end - line.start) };
}

/** An item made only of common words: "Opening and closing the shop". `isSure`: it asks, whoever it speaks of. */
export function readWhole(line: PlacedLine, language: Language, isSure = false): Draft[] {
  const spoken = postingLanguage(language);
  const text = line.text.trim();
  const part = annotate(maskMarks(text), language);
  // A scrap of the page around the posting, or a name.
  const isScrap = !line.isBullet && (isMadeOfHeadingWords(text) || !/(?:^|\s)\p{Ll}{3}/u.test(text));
  if (
    isScrap ||
    /[:：]$/.test(text) ||
    (!isSure && (isNothing(text) || spoken.isPromise(text))) ||
    part.words.length < 2
  )
    return [];
  const kind = line.section === "tasks" ? "task" : "knowledge";
  const start = line.start + line.text.indexOf(text);
  return [
    {
      kind,
      importance: line.section === "nice" || spoken.isWish(text) ? "nice" : "must",
      text,
      span: { start, end: start + text.length },
      term: text.replace(/\s+/g, " "),
      key: keyOf(part, kind),
      telling: tellingOfPart(part),
    },
  ];
}

/** Between two things that are asked. */
const SEPARATES = /^[\s,;:.&()/–-]*(?:(?:and|or|ve|veya|ya da)\b\s*)?|[\s,;:.&(–-]+$/giu;
const LEAST_TELLING_WORDS = 2;
/** With these, a sentence says something, whoever its subject is: "He or she checks the workstation …". */
const LEAST_OF_A_SENTENCE = 4;
/** In words. A longer sentence that names the job says more than who is sought. */
const LONGEST_SEARCH = 14;

/**
 * A line that surely asks asks with all its words: what no part was read from is asked as it stands, but for what asks
 * nothing beside something that does ("we are looking for a nurse who …").
 */
export function withRest(
  line: PlacedLine,
  drafts: Draft[],
  { asideFrom, language }: { asideFrom: readonly ReadPiece[]; language: Language },
): Draft[] {
  const asides = drafts.length
    ? asideFrom.filter(({ draft }) => draft === null).map(({ piece }) => piece)
    : [];
  const read = [
    ...drafts.map(({ span }) => span),
    ...asides.map(({ start, end }) => ({ start: line.start + start, end: line.start + end })),
  ].sort((one, other) => one.start - other.start);
  const ends = [line.start, ...read.map(({ end }) => end)];
  const starts = [...read.map(({ start }) => start), line.end];
  const rests = ends.flatMap((end, at) => {
    const written = line.text.slice(end - line.start, (starts[at] ?? end) - line.start);
    const text = written.replace(SEPARATES, "");
    const start = end + written.indexOf(text);
    const telling = annotate(text, language).words.filter(({ telling }) => telling > 0).length;
    const rest = { ...line, start, end: start + text.length, text };
    const spoken = postingLanguage(language);
    const isAboutWho =
      drafts.length > 0
        ? spoken.seeks(text)
        : text.split(/\s+/).length <= LONGEST_SEARCH && spoken.findSought([rest]) !== undefined;
    if (telling < LEAST_TELLING_WORDS || isAboutWho) return [];
    const isUnread = !drafts.length && telling >= LEAST_OF_A_SENTENCE;
    return readWhole(rest, language, isUnread);
  });
  return [...drafts, ...rests].sort((one, other) => one.span.start - other.span.start);
}

import type { Span } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { splitSentences } from "@terzi/language/sentences";
import { POSTING_LANGUAGES } from "../languages/posting-languages.ts";
import type { VoiceWords } from "../languages/voice-words.ts";
import { cutAtSigns } from "./signs.ts";

/**
 * Text in a posting that isn't the employer speaking to whoever applies: somebody of themselves, what readers are
 * said to have, pasted CVs, keywords for search engines, steps and suppositions. It asks nothing, whatever it names.
 */

const VOICES: readonly VoiceWords[] = POSTING_LANGUAGES.map(({ voices }) => voices);

const isSupposed = (folded: string): boolean => VOICES.some(({ supposes }) => supposes.test(folded));

const isDisowned = (folded: string): boolean => VOICES.some(({ disowns }) => disowns.test(folded));

const isToldOfReaders = (folded: string): boolean =>
  VOICES.some(({ readersHave, expects }) => readersHave.test(folded) && !expects.test(folded));

const ownVoiceIn = (folded: string): boolean =>
  VOICES.some(({ ownVoice, seeks }) => ownVoice.test(folded) && !seeks.test(folded));

/** "She gave up data engineering": of somebody else, who has it, and asked of nobody. */
const isToldOfOther = (folded: string): boolean =>
  VOICES.some(({ toldOfOther, namesSought }) => toldOfOther.test(folded) || namesSought.test(folded));

const goesOnAbout = (folded: string): boolean =>
  VOICES.some(({ goesOnAbout: isMore }) => isMore.test(folded));

const isNoteOnSomebody = (folded: string): boolean =>
  VOICES.some(({ noteOnSomebody }) => noteOnSomebody.test(folded));

/** "HSE Lead, 2014-2019.", "2015–2024 Strathbraan Hospital: …": where somebody was, and from when to when. */
const STAY = /(?:^\W*|, |\()(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d(?:\)|[.:,]?\s*$|:? \p{Lu})/u;

const isAnnounced = (folded: string): boolean => VOICES.some(({ announces }) => announces.test(folded));

const LEAST_STEPS = 3;
const countSteps = (folded: string): number =>
  Math.max(...VOICES.map(({ step }) => folded.match(step)?.length ?? 0));

const isOtherVoice = (sentence: string): boolean => {
  const folded = foldAscii(sentence);
  if (VOICES.some(({ opensCv }) => opensCv.test(folded)) && /\S[:–-]|\bof\b/.test(folded))
    return sentence.length > LONGEST_HEADING;
  if (/\?\s*$/.test(sentence)) return false;
  return (
    isDisowned(folded) ||
    isSupposed(folded) ||
    isToldOfReaders(folded) ||
    isToldOfOther(folded) ||
    ownVoiceIn(folded)
  );
};

/** In letters: running text without full stops is told by its parts. */
const LONGEST = 400;
const LONGEST_HEADING = 60;
/** In lines: what a heading of its own kind heads, up to an empty line. */
const MOST_HEADED = 8;
const LEAST_KEYWORDS = 5;
/** What says of itself that it doesn't belong here may list fewer. */
const LEAST_DISOWNED = 3;
const BETWEEN_KEYWORDS = /[,;|•·/]|\s[–-]\s/u;

const isList = (line: string | undefined, least = LEAST_KEYWORDS): boolean =>
  (line?.split(BETWEEN_KEYWORDS).filter((word) => word.trim()).length ?? 0) >= least;

/** How many lines from a heading on belong to it; none where the line heads nothing of this sort. */
function headedLines(lines: readonly string[], at: number): number {
  const line = lines[at] ?? "";
  const folded = foldAscii(line);
  const after = lines.slice(at + 1, at + 1 + MOST_HEADED);
  const blank = after.findIndex((text) => !text.trim() || isItem(text));
  const end = at + 1 + (blank < 0 ? after.length : blank);
  if (isItem(line)) return 0;
  const isCv = VOICES.some(({ opensCv }) => opensCv.test(folded));
  if (isCv && line.length <= LONGEST_HEADING && !/[.!?]\s*$/.test(line))
    return isItem(lines[at + 1]) ? 0 : end - at;
  if (isDisowned(folded) && line.length <= LONGEST && !isItem(lines[at + 1]) && !/[.!?]\s*$/.test(line))
    return headedList(lines, at, LEAST_DISOWNED);
  if (line.length > LONGEST_HEADING && !isList(line)) return 0;
  if (VOICES.some(({ headsOutput }) => headsOutput.test(folded))) return end - at;
  if (!VOICES.some(({ headsKeywords }) => headsKeywords.test(folded))) return 0;
  return headedList(lines, at, LEAST_KEYWORDS);
}

/** The heading's own line where the list stands in it, and the next one where it stands there. */
function headedList(lines: readonly string[], at: number, least: number): number {
  const line = lines[at] ?? "";
  if (isList(line.replace(/^[^:–—-]*[:–—-]/u, ""), least)) return 1;
  return isList(lines[at + 1], least) ? 2 : 0;
}

/** What a bracket says in another voice: the sentence around it is the posting's. */
const findVoicedAsides = (line: string): Span[] =>
  [...line.matchAll(/\([^()]{20,400}\)|\[[^[\]]{20,400}\]/gu)]
    .filter(([inside]) => isOtherVoice(inside.slice(1, -1)))
    .map(({ 0: inside, index }) => ({ start: index, end: index + inside.length }));

/** The sentences of a line in another voice, and behind one those that go on about the same person. */
function findVoiced(line: string): Span[] {
  const sentences = splitSentences(line).flatMap((sentence) => cutAtSigns(line, sentence));
  let isOfSomebody = false;
  let isInNote = false;
  return sentences.filter(({ start, end }) => {
    if (end - start > LONGEST) return false;
    const folded = foldAscii(line.slice(start, end));
    const announced = isAnnounced(folded);
    // What follows on the line belongs to it, unless it stands within a paragraph.
    isInNote ||=
      isNoteOnSomebody(folded) ||
      STAY.test(line.slice(start, end)) ||
      (announced && !line.slice(0, start).trim());
    isOfSomebody = isInNote || announced || isToldOfOther(folded) || (isOfSomebody && goesOnAbout(folded));
    return isOfSomebody || isOtherVoice(line.slice(start, end));
  });
}

/** Below "CV" as a heading, items tell what to send. */
const isItem = (line: string | undefined): boolean => /^\s*(?:[-–•*·]|\d+[.)])\s/u.test(line ?? "");

/** All such stretches, unordered. */
export function findOtherVoices(posting: string): Span[] {
  const lines = posting.split("\n");
  let letters = 0;
  const starts = lines.map((line) => {
    const start = letters;
    letters += line.length + 1;
    return start;
  });
  const headed = lines.flatMap((_, at) => {
    const count = headedLines(lines, at);
    const last = at + count - 1;
    return count ? [{ start: starts[at] ?? 0, end: (starts[last] ?? 0) + (lines[last]?.length ?? 0) }] : [];
  });
  const told = lines.flatMap((line, at) => {
    const start = starts[at] ?? 0;
    if (line.length <= LONGEST && countSteps(foldAscii(line)) >= LEAST_STEPS)
      return [{ start, end: start + line.length }];
    const asides = findVoicedAsides(line);
    const rest = asides.reduce(
      (text, { start: from, end }) => text.slice(0, from) + " ".repeat(end - from) + text.slice(end),
      line,
    );
    return [...asides, ...findVoiced(rest)].map(({ start: from, end }) => ({
      start: start + from,
      end: start + end,
    }));
  });
  return [...headed, ...told];
}

import type { Language } from "@terzi/contracts/languages";
import type { PostingReading, Requirement } from "@terzi/contracts/posting";
import { detectLanguage } from "@terzi/language/detect-language";
import { postingPattern } from "./languages/all-posting-patterns.ts";
import { addDraft, type Draft } from "./posting/draft.ts";
import { findEnding, surelyAsks } from "./posting/ending.ts";
import { isFree } from "./posting/free-sentence.ts";
import { isListed } from "./posting/items.ts";
import { labelLines } from "./posting/label-lines.ts";
import type { PlacedLine } from "./posting/line.ts";
import { splitLines } from "./posting/lines.ts";
import { mayMention, readMentions, readNamesAlone } from "./posting/mentions.ts";
import { readRankYears } from "./posting/rank.ts";
import { readLine } from "./posting/read-line.ts";
import { readSections } from "./posting/sections.ts";
import { readTitle } from "./posting/title.ts";
import { findWarnings } from "./posting/warnings.ts";
import { weigh, weighJob } from "./posting/weights.ts";
import { withoutTricks } from "./posting/without-tricks.ts";

const MOST_REQUIREMENTS = 150;

/**
 * Reads a posting (plain text in any of the languages, in any layout): what it asks for, each thing with its own
 * words, place, kind and weight. Pure and deterministic; never throws. Orders to machines are reported and otherwise
 * ignored.
 */
export function readPosting(pasted: string): PostingReading {
  const { text: posting, toPasted, warnings } = withoutTricks(pasted);
  const language = detectLanguage(posting);
  const lines = splitLines(posting, language);
  const { sections, lines: headed } = readSections(lines, { posting, language });
  const placed = labelLines(sections, headed, language);
  const drafts = new Map<string, Draft>();
  const own = readTitle(placed, language);
  const asked = readAsked(
    placed.filter((line) => line.start !== own?.draft.span.start || isProse(line)),
    language,
  );
  const title = own?.draft;
  const years = readRankYears(lines) ?? title?.years;
  if (title) addDraft(drafts, years === undefined ? title : { ...title, years });
  for (const draft of asked) addDraft(drafts, draft);
  // A first line that isn't a title, and nothing after it, asks for nothing.
  if (own && !own.isOccupation && title === own.draft && drafts.size === 1) drafts.clear();
  const requirements = weighDrafts(withoutTwice([...drafts.values()]).slice(0, MOST_REQUIREMENTS)).map(
    (requirement) => ({
      ...requirement,
      text: posting.slice(requirement.span.start, requirement.span.end) || requirement.text,
      span: toPasted(requirement.span),
    }),
  );
  return {
    language,
    sections: sections.map((section) => ({ ...section, span: toPasted(section.span) })),
    requirements,
    warnings: [...warnings, ...findWarnings(lines)].slice(0, 10),
  };
}

const MOST_WORDS_OF_A_TITLE = 14;

/** "Our next Head of Sound mixes front of house, draws up …": it names the job and goes on. */
const isProse = ({ text, asks = 0 }: PlacedLine): boolean =>
  asks > 0.5 && text.split(/\s+/).length > MOST_WORDS_OF_A_TITLE;

/** Fewer than these aren't a list of requirements. */
const LEAST_ASKED = 3;
/** With this many, it has lists of requirements. */
const MANY_ASKED = 8;
/** With this many, it states its requirements: what its sentences name besides is the company's, or bait. */
const ENOUGH_ASKED = 6;
/** "Our bookings are in Fresha": what is worked with every day is no bait. */
const WORKS_WITH = new RegExp(postingPattern("worksWith"), "iu");
/** In words: the notes of a small ad are no longer. */
const LONGEST_NOTE = 12;

/** What lines ask; for a small ad that announces nothing ("CSCS card. Own transport. Daily checks."), its notes. */
function readAsked(lines: PlacedLine[], language: Language): Draft[] {
  const ending = findEnding(lines);
  const readEach = lines.map((line, at) =>
    at > ending && !surelyAsks(line) ? undefined : readLine(line, language),
  );
  const inLists = lines.flatMap((line, at) => (isListed(line) && line.isBullet ? (readEach[at] ?? []) : []));
  const hasLists = inLists.length >= MANY_ASKED;
  const read = readEach.map((drafts, at) => (hasLists && isFree(lines, at, language) ? undefined : drafts));
  const saysMuch = read.flatMap((drafts) => drafts ?? []).length >= ENOUGH_ASKED;
  // Tools that it only mentions are wishes.
  const readOnTheWay = ({ text }: PlacedLine) =>
    saysMuch && !WORKS_WITH.test(text) ? readNamesAlone : readMentions;
  const mentionsOf = (line: PlacedLine) =>
    mayMention(line) &&
    lines.indexOf(line) <= ending &&
    !(hasLists && isFree(lines, lines.indexOf(line), language))
      ? readOnTheWay(line)(line, language)
      : [];
  const asked = lines.flatMap((line, at) => read[at] ?? mentionsOf(line));
  const isNote = ({ section, headed = section, text }: PlacedLine) =>
    headed === "unknown" && text.split(/\s+/).length <= LONGEST_NOTE && !/[?!]\s*$/.test(text);
  const notes = lines.filter(isNote);
  if (asked.length >= LEAST_ASKED || notes.length <= LEAST_ASKED) return asked;
  return lines.flatMap((line) =>
    isNote(line)
      ? (readLine({ ...line, section: "requirements" }, language) ?? mentionsOf(line))
      : (readLine(line, language) ?? mentionsOf(line)),
  );
}

/** "Design of experiments", by itself in a line, is a thing to know and no task besides. */
const withoutTwice = (drafts: Draft[]): Draft[] =>
  drafts.filter(
    ({ kind, span }) =>
      kind !== "task" ||
      !drafts.some(
        (other) => other.kind !== "task" && other.span.start === span.start && other.span.end === span.end,
      ),
  );

function weighDrafts(drafts: Draft[]): Requirement[] {
  const weights = drafts.map(({ kind, importance, isJob }) =>
    isJob ? 0 : weigh(kind, importance === "must"),
  );
  return drafts.map(
    ({ key: _key, telling: _telling, ...draft }, index): Requirement => ({
      ...draft,
      id: `r${index + 1}`,
      weight: draft.isJob ? weighJob(weights) : (weights[index] ?? 0),
    }),
  );
}

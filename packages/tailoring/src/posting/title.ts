import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./line.ts";
import { rankYears } from "./rank.ts";
import { trickOf } from "./warnings.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/**
 * The job itself, read from the title: the first short line that names an occupation, else the first line that could be
 * one. Undefined when the posting begins with nothing but prose.
 */
export function readTitle(
  lines: PlacedLine[],
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  const candidates = lines.slice(0, FIRST_LINES).flatMap((line) => readCandidate(line, language) ?? []);
  const occupation = candidates.find(({ isOccupation }) => isOccupation);
  const sought = occupation ? undefined : postingLanguage(language).findSought(lines);
  return occupation ?? (sought && { draft: draftOf(sought, language), isOccupation: true }) ?? candidates[0];
}

/**
 * The job itself by the title that a person typed beside the posting, where the posting has none that names an
 * occupation. Its span is where the posting says the same words, or empty where it doesn't.
 */
export function readTypedTitle(typed: string, posting: string, language: Language): Draft | undefined {
  const text = typed.replace(/\s+/g, " ").trim();
  if (trickOf(text)) return undefined;
  const line = {
    text,
    start: 0,
    end: text.length,
    isBullet: false,
    startsLine: true,
    section: "unknown",
  } as const;
  const candidate = readCandidate(line, language);
  if (!candidate) return undefined;
  const { draft } = candidate;
  const start = posting.indexOf(draft.text);
  const years = rankYears(draft.text);
  return {
    ...draft,
    span: start < 0 ? { start: 0, end: 0 } : { start, end: start + draft.text.length },
    ...(years !== undefined && { years }),
  };
}

function draftOf({ text, start }: { text: string; start: number }, language: Language): Draft {
  const { words } = annotate(text, language);
  return {
    kind: "experience",
    importance: "must",
    text,
    span: { start, end: start + text.length },
    term: text,
    isJob: true,
    key: `title ${words.map((word) => word.key).join(" ")}`,
    telling: 1,
    mentions: 1,
  };
}

function readCandidate(
  line: PlacedLine,
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  const spoken = postingLanguage(language);
  const text = spoken.titleIn(line.text);
  if (!text) return undefined;
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  if (line.isBullet || /[.!?]$/.test(line.text) || line.trick) return undefined;
  if (/^(?:https?:|www\.)/i.test(text) || spoken.isEntry(line)) return undefined;
  const start = line.start + line.text.indexOf(text);
  return { draft: draftOf({ text, start }, language), isOccupation: spoken.isOccupation(text) };
}

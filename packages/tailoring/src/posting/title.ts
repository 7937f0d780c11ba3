import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./line.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/**
 * The job itself, from the title: the first short line that names an occupation, else the first line that could be a
 * title. Undefined when the posting begins with nothing but prose.
 */
export function readTitle(
  lines: PlacedLine[],
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  const candidates = lines
    .slice(0, FIRST_LINES)
    .flatMap((line) => readCandidate(line, language) ?? readStopped(line, language) ?? []);
  const occupation = candidates.find(({ isOccupation }) => isOccupation);
  const sought = occupation ? undefined : postingLanguage(language).findSought(lines);
  return occupation ?? (sought && { draft: draftOf(sought, language), isOccupation: true }) ?? candidates[0];
}

/** "Night Porter, Hotel Brisley.": in capitals, as a title is written, with where it is. */
const STOPPED_TITLE =
  /^\p{Lu}[\p{L}/&'’-]*(?: (?:\p{Lu}[\p{L}/&'’-]*|and|of|ve|&|[/–-])){0,6}(?: \([^()]*\))?(?:, [^,.]{2,30})?\.$/u;

/** A posting in one paragraph may end its title with a full stop; then only a known job's name is one. */
function readStopped(line: PlacedLine, language: Language): ReturnType<typeof readCandidate> {
  if (!line.startsLine || !STOPPED_TITLE.test(line.text) || postingLanguage(language).findSought([line]))
    return undefined;
  const title = readCandidate({ ...line, text: line.text.slice(0, -1) }, language);
  return title?.isOccupation && title.draft.span.start === line.start ? title : undefined;
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

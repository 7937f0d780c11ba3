import type { Language } from "@terzi/contracts/languages";
import { postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./line.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/** A list, what somebody said, or an aside: other things are named there, too. */
const NO_HEADING = /[·•;].*[·•;]|\|.*\|.*\||:\s.*,.*,|[“"«].{12,}|^\W*[([]\p{L}.*\s/u;
/** "Dear Ms Ollenshaw,": nobody calls a job so. */
const GREETS = /^\S+(?: \S+){0,3},\s*$/;

/**
 * The job itself, from the title: the first short line that names an occupation and little else, else the first that
 * names one at all, a sentence that looks for somebody, or the posting's first line where that could be a title.
 * Undefined when the posting begins with nothing but prose.
 */
export function readTitle(
  lines: PlacedLine[],
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  // By what heads it: what its words seem to ask says nothing of a title.
  const head = lines.slice(0, FIRST_LINES).map((line) => ({ ...line, section: line.headed ?? line.section }));
  const candidates = head.flatMap((line) => readCandidate(line, language) ?? []);
  const occupations = candidates.filter(({ isOccupation }) => isOccupation);
  const occupation = occupations.find(({ line }) => !NO_HEADING.test(line)) ?? occupations[0];
  if (occupation) return occupation;
  const sought = postingLanguage(language).findSought(lines);
  if (sought) return { draft: draftOf(sought, language), isOccupation: true };
  const [first] = candidates;
  return first && first.draft.span.start <= (lines[0]?.end ?? 0) && !GREETS.test(first.line)
    ? first
    : undefined;
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
): { draft: Draft; isOccupation: boolean; line: string } | undefined {
  const spoken = postingLanguage(language);
  const text = spoken.titleIn(line.text);
  if (!text) return undefined;
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  if (line.isBullet || /[.!?]$/.test(line.text) || line.trick) return undefined;
  if (/^(?:https?:|www\.)/i.test(text) || spoken.isEntry(line)) return undefined;
  const start = line.start + line.text.indexOf(text);
  return {
    draft: draftOf({ text, start }, language),
    isOccupation: spoken.isOccupation(text),
    line: line.text,
  };
}

import type { Language } from "@terzi/contracts/language";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf } from "../lexicon/occupations.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./sections.ts";
import { isMachineOrder, isStuffed } from "./warnings.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/**
 * The job itself, read from the title: the first short line that names an occupation, else the first line that could be
 * one. Undefined when the posting begins with nothing but prose.
 */
export function readTitle(lines: PlacedLine[], language: Language): Draft | undefined {
  const candidates = lines.slice(0, FIRST_LINES).flatMap((line) => readCandidate(line, language) ?? []);
  return candidates.find(({ isOccupation }) => isOccupation)?.draft ?? candidates[0]?.draft;
}

function readCandidate(
  line: PlacedLine,
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  const text = titlePart(line.text);
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  if (line.isBullet || /[.!?]$/.test(line.text) || isMachineOrder(text) || isStuffed(text)) return undefined;
  const start = line.start + line.text.indexOf(text);
  const draft: Draft = {
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
  return { draft, isOccupation: occupationOf(words).groups.size > 0 };
}

/** "Senior Nurse (Night Shift) - London": the part that names the job. */
function titlePart(text: string): string {
  const cut = text.split(/\s[-–—|@]\s|\s*\(|,\s/)[0]?.trim() ?? "";
  return cut.length > 3 ? cut : text.trim();
}

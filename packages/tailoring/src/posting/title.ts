import type { Language } from "@terzi/contracts/language";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf } from "../lexicon/occupations.ts";
import { wordKeys } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./sections.ts";
import { closesEntry, tells } from "./turkish/endings.ts";
import { findSoughtJob, isJobNoun, isOrganisation } from "./turkish/title.ts";
import { isMachineOrder, isStuffed } from "./warnings.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;

/**
 * The job itself, read from the title: the first short line that names an occupation, else the first line that could be
 * one. Undefined when the posting begins with nothing but prose.
 */
export function readTitle(lines: PlacedLine[], language: Language): Draft | undefined {
  const candidates = lines.slice(0, FIRST_LINES).flatMap((line) => readCandidate(line, language) ?? []);
  const occupation = candidates.find(({ isOccupation }) => isOccupation)?.draft;
  const sought = occupation || language === "en" ? undefined : findSoughtJob(lines);
  return occupation ?? (sought && draftOf(sought, language)) ?? candidates[0]?.draft;
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

/** Whether a Turkish line is an entry or a sentence, which no title is. */
function isEntry({ text, section }: PlacedLine): boolean {
  const last = wordKeys(text).at(-1) ?? "";
  const isListed = section === "requirements" || section === "nice" || section === "tasks";
  return (
    isListed || /[,;:]$|^[^:]{3,25}:/.test(text) || closesEntry(last) || tells(last) || isOrganisation(text)
  );
}

function readCandidate(
  line: PlacedLine,
  language: Language,
): { draft: Draft; isOccupation: boolean } | undefined {
  const text = titlePart(line.text);
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  if (line.isBullet || /[.!?]$/.test(line.text) || isMachineOrder(text) || isStuffed(text)) return undefined;
  if (language === "tr" && isEntry(line)) return undefined;
  const start = line.start + line.text.indexOf(text);
  const isNamed = language === "tr" && words.some(({ key }) => isJobNoun(key));
  const isOccupation = isNamed || (language === "en" && occupationOf(words).groups.size > 0);
  return { draft: draftOf({ text, start }, language), isOccupation };
}

/** "Senior Nurse (Night Shift) - London": the part that names the job. */
function titlePart(text: string): string {
  const cut = text.split(/\s[-–—|@]\s|\s*\(|,\s/)[0]?.trim() ?? "";
  return cut.length > 3 ? cut : text.trim();
}

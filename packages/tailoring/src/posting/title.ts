import type { Language } from "@terzi/contracts/language";
import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf } from "../lexicon/occupations.ts";
import type { Draft } from "./draft.ts";
import { findSoughtInEnglish, isBareRank, isNoTitle, namesJob } from "./english/title.ts";
import { rankYears } from "./rank.ts";
import type { PlacedLine } from "./sections.ts";
import { closesEntry, tells } from "./turkish/endings.ts";
import { findSoughtJob, isJobNoun, isOrganisation } from "./turkish/title.ts";
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
  const findSought = language === "en" ? findSoughtInEnglish : findSoughtJob;
  const sought = occupation ? undefined : findSought(lines);
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
  const text = titlePart(line.text, language);
  if (!text) return undefined;
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  if (line.isBullet || /[.!?]$/.test(line.text) || line.trick) return undefined;
  if (/^(?:https?:|www\.)/i.test(text) || (language === "tr" && isEntry(line))) return undefined;
  const start = line.start + line.text.indexOf(text);
  return { draft: draftOf({ text, start }, language), isOccupation: isOccupation(text, language) };
}

/** Whether a title names an occupation that is known. */
function isOccupation(title: string, language: Language): boolean {
  if (language === "tr") return annotate(title, language).words.some(({ key }) => isJobNoun(key));
  return isOfJobs(title) && namesJob(title);
}

/** Whether English words occur in names of occupations. */
const isOfJobs = (text: string): boolean => occupationOf(annotate(text, "en").words).groups.size > 0;

/** What stands between the parts of a title. */
const BETWEEN_PARTS = /\s[-–—|@›]\s|\s*[()]|,\s|\s{2,}|:\s|\sat\s(?=\p{Lu})/gu;

const LABEL = /^\s*(?:job|position|working|role) title\b:?/iu;

/** "Senior Nurse (Night Shift) - London": the part that names the job. Undefined where none may. */
function titlePart(text: string, language: Language): string | undefined {
  if (language === "tr") {
    const cut = text.split(/\s[-–—|@]\s|\s*\(|,\s/)[0]?.trim() ?? "";
    return cut.length > 3 ? cut : text.trim();
  }
  const parts = text
    .split(BETWEEN_PARTS)
    .map((part) => part.replace(LABEL, "").trim())
    .filter((part) => part.length > 1 && !isNoTitle(part) && /\p{L}/u.test(part));
  const at = parts.findIndex(namesJob);
  const [part, next] = parts.slice(Math.max(0, at));
  // What names no job may still be a title, but only by the looks of one.
  if (!part || (at < 0 && (isNoTitle(text) || !/^\P{L}*\p{Lu}/u.test(text)))) return undefined;
  if (!next || !isBareRank(part) || !isOfJobs(next)) return part;
  // "Director, Finance", "Lead - IT Services": of what, the next part says.
  const whole = text.slice(
    text.indexOf(part),
    text.indexOf(next, text.indexOf(part) + part.length) + next.length,
  );
  return namesJob(next) ? next : whole;
}

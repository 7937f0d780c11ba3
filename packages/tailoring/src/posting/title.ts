import type { Language } from "@terzi/contracts/languages";
import { foldAscii } from "@terzi/language/normalise";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { POSTING_LANGUAGES, postingLanguage } from "../languages/posting-languages.ts";
import { annotate } from "../lexicon/annotate.ts";
import type { Draft } from "./draft.ts";
import type { PlacedLine } from "./line.ts";

const MOST_WORDS = 14;
const FIRST_LINES = 6;
/** A list, what somebody said, or an aside: other things are named there, too. */
const NO_HEADING = /[·•;].*[·•;]|\|.*\|.*\||:\s.*,.*,|[“"«].{12,}|^\W*[([]\p{L}.*\s/u;
/** "Post: Midwife, Home Birth Team.": what it labels is the job, whatever stands above. */
const LABELLED = new RegExp(String.raw`^\W*(?:${postingPattern("titleLabel")})\s*[:：]\s*\S`, "u");
const isLabelled = ({ text, isTitled }: PlacedLine): boolean => isTitled || LABELLED.test(foldAscii(text));
/** Above a job's name stands hardly more than a company's. */
const AT_THE_TOP = 3;

/**
 * The job itself, from the title: the first short line that names an occupation, else what a sentence says is sought,
 * else a first line that ends as names of jobs do. Another first line is oftener a greeting or an employer.
 */
export function readTitle(lines: PlacedLine[], language: Language): Candidate | undefined {
  const first = lines.slice(0, FIRST_LINES);
  const candidates = first.map(
    (line, at) => readCandidate(line, language) ?? (at === 0 ? readOpening(line, language) : undefined),
  );
  const mayBe = (candidate: Candidate | undefined, at: number) =>
    !isAsked(first[at]) || (at < AT_THE_TOP && endsInJob(candidate?.draft.text ?? "", language));
  const labelled = first.findIndex(isLabelled);
  if (candidates[labelled]?.isOccupation) return candidates[labelled];
  const occupations = candidates.filter((candidate, at) => candidate?.isOccupation && mayBe(candidate, at));
  const occupation =
    occupations.find((candidate) => !NO_HEADING.test(lineOf(first, candidate))) ?? occupations[0];
  const sought = occupation ? undefined : postingLanguage(language).findSought(lines);
  const unknown = candidates.find(
    (candidate, at) => candidate && at < AT_THE_TOP && !isAsked(first[at]) && soundsLikeJob(candidate),
  );
  return occupation ?? (sought && { draft: draftOf(sought, language), isOccupation: true }) ?? unknown;
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

/** A posting in one language may have its title in the other. */
const soundsLikeJob = ({ draft }: Candidate): boolean =>
  POSTING_LANGUAGES.some((spoken) => spoken.soundsLikeJob(draft.text));

type Candidate = { draft: Draft; isOccupation: boolean };

const lineOf = (lines: readonly PlacedLine[], candidate: Candidate | undefined): string =>
  lines.findLast(({ start }) => start <= (candidate?.draft.span.start ?? -1))?.text ?? "";

/** Under a heading that asks, no line is the job's name. */
function isAsked(line: PlacedLine | undefined): boolean {
  const headed = line?.headed ?? line?.section;
  return headed === "requirements" || headed === "nice" || headed === "tasks";
}

function readCandidate(line: PlacedLine, language: Language): Candidate | undefined {
  const spoken = postingLanguage(language);
  const text = spoken.titleIn(line.text);
  if (!text) return undefined;
  const { words } = annotate(text, language);
  if (!words.some((word) => word.telling > 0) || words.length > MOST_WORDS) return undefined;
  const isClosed = /[.!?,;]$/.test(line.text) && !isLabelled(line);
  if (line.isBullet || isClosed || line.trick) return undefined;
  if (/^(?:https?:|www\.)/i.test(text) || spoken.isEntry(line)) return undefined;
  const start = line.start + line.text.indexOf(text);
  return { draft: draftOf({ text, start }, language), isOccupation: spoken.isOccupation(text) };
}

const CAPITALISED = String.raw`\p{Lu}[\p{L}\d’'&/-]*`;
const OPENING = new RegExp(
  String.raw`^[^\p{L}\d]*(${CAPITALISED}(?: (?:(?:ve|and|of|&|/) )?${CAPITALISED}){0,7})`,
  "u",
);
/** What stands behind a title where a paste lost the break: a remark, a place, or the next sentence. */
const BEHIND_TITLE = /^\s*[,.(|:•]|^\s[-–—]\s/u;
const MOST_WORDS_OF_A_NOTE = 8;

/** A paste that lost its breaks begins with the job's name, and goes on: "Site Nurse, nights Acme looks after …". */
function readOpening(line: PlacedLine, language: Language): Candidate | undefined {
  if (line.trick) return undefined;
  const text = openingTitle(line.text, language) ?? noteTitle(line.text, language);
  if (!text) return undefined;
  const start = line.start + line.text.indexOf(text);
  return { draft: draftOf({ text, start }, language), isOccupation: true };
}

/** The capitalised words at the beginning, up to the last that names a job. */
function openingTitle(text: string, language: Language): string | undefined {
  const words = OPENING.exec(text)?.[1]?.split(" ") ?? [];
  const titles = words.map((_, at) => words.slice(0, at + 1).join(" ")).toReversed();
  return titles.find((title) => {
    const behind = text.slice(text.indexOf(title) + title.length);
    const goesOn = BEHIND_TITLE.test(behind) || (title.includes(" ") && /^ \p{Lu}/u.test(behind));
    return goesOn && endsInJob(title, language);
  });
}

/** "Saddle maker / workshop lead.": a short note that names nothing but the job. */
function noteTitle(text: string, language: Language): string | undefined {
  const note = /^([^.!?,;:]+)\.$/u.exec(text)?.[1]?.trim();
  if (!note || note.split(" ").length > MOST_WORDS_OF_A_NOTE) return undefined;
  const title = postingLanguage(language).titleIn(note);
  return title && endsInJob(title, language) ? title : undefined;
}

const endsInJob = (title: string, language: Language): boolean =>
  postingLanguage(language).isOccupation(title.split(/[\s/]+/).at(-1) ?? "");

import { documentWords } from "@terzi/lexicon/document-words";
import { foldText } from "../fold-text.ts";
import { wordPattern } from "./word-pattern.ts";

/** What a section holds. "group" is a heading above other headings. */
const SECTION_KINDS = [
  "contact",
  "summary",
  "work",
  "education",
  "skills",
  "soft",
  "languages",
  "certifications",
  "projects",
  "publications",
  "patents",
  "awards",
  "volunteering",
  "memberships",
  "references",
  "hobbies",
  "links",
  "group",
  "other",
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

const HEADINGS = SECTION_KINDS.flatMap((kind) =>
  documentWords(`${kind} heading`).map(({ text, flags }) => ({
    kind,
    key: compact(foldText(text)),
    isWeak: flags.includes("weak"),
    isLoose: flags.includes("loose"),
  })),
);

const KIND_OF = new Map(HEADINGS.map(({ key, kind }) => [key, kind]));
const LOOSE = new Set(HEADINGS.filter(({ isLoose }) => isLoose).map(({ key }) => key));
const WEAK = new Set(HEADINGS.filter(({ isWeak }) => isWeak).map(({ key }) => key));

/** Spaced-out and run-together headings ("WORKEXPERIENCE") are found by their letters alone. */
function compact(folded: string): string {
  return folded.replace(/[^\p{L}\p{N}]/gu, "");
}

const DECORATION = /^[^\p{L}]+|[^\p{L})]+$/gu;

const LEAD = new RegExp(`^${wordPattern("word before a heading")} `, "u");
const TAIL = new RegExp(` ${wordPattern("word after a heading")}$`, "u");

/** The section that a text announces, if it is one of the headings people use (numbers, colons and marks aside). */
export function headingKind(text: string): SectionKind | null {
  if (text.length > 60 || ANSWERED.test(text)) return null;
  const folded = levelHeading(text);
  return knownKind(folded) ?? knownKind(levelHeading(withoutCommas(text))) ?? halfKnownKind(folded);
}

/** "Date of birth: 11/02/1994 |" is a label with its answer. */
const ANSWERED = /:[^\p{L}]*\d[^\p{L}]*$/u;

/** "Courses, Certificates and Seminars" names three sections. */
const withoutCommas = (text: string): string => text.replace(/,\s+(?:(?:and|ve)\s+)?(?=\p{L})/giu, " & ");

const levelHeading = (text: string): string =>
  foldText(text)
    .replace(/^\s*\(?(?:[ivx]{1,4}|[a-h])[.)]\s+/, "")
    .replace(DECORATION, "")
    .replace(/\s*(?:&|\+|\/)\s*/g, " and ")
    .replace(/\s+(?:ve|et)\s+/g, (joint) => (joint.trim() === "et" ? " and " : " ve "))
    .replace(/\s*\([^)]*\)\s*$/, "")
    .replace(/[:,]/g, "")
    .replace(/\s+/g, " ")
    .trim();

function knownKind(folded: string): SectionKind | null {
  const kind = KIND_OF.get(compact(folded)) ?? KIND_OF.get(compact(folded.replace(/ and /g, " ve ")));
  if (kind) return kind;
  const bare = folded.replace(LEAD, "").replace(TAIL, "");
  const core = bare !== folded ? KIND_OF.get(compact(bare)) : undefined;
  if (core) return core;
  const parts = folded.split(/ and | ve /);
  if (parts.length < 2 || parts.length > 3) return null;
  const kinds = parts.map((part) => KIND_OF.get(compact(part)));
  return kinds.every((part) => part !== undefined) ? (kinds[0] ?? null) : null;
}

/** All sections that a heading names, as "Burslar ve Sertifikalar" does two. */
export const headingKinds = (text: string): ReadonlySet<SectionKind | undefined> =>
  new Set(
    levelHeading(withoutCommas(text))
      .split(/ and | ve /)
      .map((part) => KIND_OF.get(compact(part))),
  );

/** "Skills and Proficiency", "Projeler ve Çalışmalar": the first of two names is a strong heading, the other any word. */
function halfKnownKind(folded: string): SectionKind | null {
  const [first = "", second = "", ...more] = folded.split(/ and | ve /);
  if (!second || more.length || second.split(" ").length > 2) return null;
  const kind = WEAK.has(compact(first)) ? undefined : KIND_OF.get(compact(first));
  const last =
    WEAK.has(compact(second)) || first.split(" ").length > 2 ? undefined : KIND_OF.get(compact(second));
  return kind ?? last ?? null;
}

/** Whether what stands below it is bits of all kinds ("Other", "Nationality"), and no section that somebody would print. */
export const isLooseHeading = (text: string): boolean => LOOSE.has(compact(levelHeading(text)));

/**
 * Whether the heading is also an ordinary word of lists and labels, or known by half, so that it must be set like a
 * heading to be one.
 */
export function isWeakHeading(text: string): boolean {
  const folded = levelHeading(text);
  if (WEAK.has(compact(folded))) return true;
  const isKnown = knownKind(folded) ?? knownKind(levelHeading(withoutCommas(text)));
  return isKnown === null && halfKnownKind(folded) !== null;
}

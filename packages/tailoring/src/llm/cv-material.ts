import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { itemPlace, type Place, printPlace, readPlace, sentencePlace } from "@terzi/contracts/place";
import { cvNameOf, WORDED_SECTIONS } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import { withoutTricks } from "../posting/without-tricks.ts";
import { translateTerm } from "../translation/translate-term.ts";
import { slotSentences } from "../writing/slot-sentences.ts";
import type { WritingTask } from "../writing/writer.ts";
import { createContactCheck } from "./contact-lines.ts";
import { headingOf } from "./entry-heading.ts";
import { createContactMask } from "./mask-contacts.ts";

/**
 * A line of the CV under the short id that a model refers to it by. A sentence of a longer text has its number behind
 * "#".
 */
export type MaterialLine = { id: string; at: Place; text: string };
/** An entry of the CV: `at` is its place there, `source` that in the profile. */
export type MaterialEntry = { id: string; at: Place; source: Place; heading: string; lines: MaterialLine[] };

/** Everything that a model is shown, once. */
export type CvMaterial = {
  posting: string;
  /** The person's own summary, and what the rules phrase about job, years and field. */
  summary: { own: string[]; slots: string[] };
  entries: MaterialEntry[];
  /** What else a summary may say. */
  facts: { id: string; place: Place; text: string }[];
  /** Whether some entries didn't fit: they keep their own words. */
  isCut: boolean;
};

const POSTING_CHARS = 6_000;
/** What one answer can word in the time that somebody waits. */
const CHARS_OF_LINES = 16_000;
/** Longer sentences stay as they are. */
const LINE_CHARS = 2_000;

/** "w" for work, "d" for degrees and schools, "p" for projects and publications. */
const LETTERS: Record<string, string> = {
  workExperience: "w",
  education: "d",
  projects: "p",
  publications: "q",
};

const sentencesOf = (text: string): string[] =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end));

type Line = Omit<MaterialLine, "id">;

/** In the order in which they are printed: the description, what came of it, what it consisted of. */
function linesOf(section: (typeof WORDED_SECTIONS)[number], item: AnyEntry, entry: number): Line[] {
  const place = (field: string) => printPlace({ section: cvNameOf(section), entry, field });
  const told = fieldsOfRole(section, "description").flatMap((field) => {
    const sentences = sentencesOf(textOf(item, field));
    return sentences.map((text, index) => ({
      at: sentences.length > 1 ? sentencePlace(place(field), index) : place(field),
      text,
    }));
  });
  const points = fieldsOfRole(section, "points")
    .toSorted((a, b) => Number(b === "achievements") - Number(a === "achievements"))
    .flatMap((field) =>
      textsOf(item, field).map((text, index) => ({ at: itemPlace(place(field), index), text })),
    );
  return [...told, ...points];
}

function entriesOf(base: CvContent, isPrivate: (text: string) => boolean): MaterialEntry[] {
  return WORDED_SECTIONS.flatMap((section) => {
    const name = cvNameOf(section);
    const list: AnyEntry[] | string = base[name];
    if (typeof list === "string") return [];
    return list.flatMap((item, entry) => {
      const heading = headingOf(section, item);
      const source = readPlace(textOf(item, "source"));
      if (!source || isPrivate(heading)) return [];
      const id = `${LETTERS[name] ?? "x"}${entry}`;
      const lines = linesOf(section, item, entry)
        .filter(({ text }) => text.trim() !== "" && text.length <= LINE_CHARS && !isPrivate(text))
        .map((line, index) => ({ id: `${id}.${index + 1}`, ...line }));
      return [{ id, at: printPlace({ section: name, entry }), source, heading, lines }];
    });
  });
}

/** Skills, languages and certificates as the CV shows them, since a model's own translation would be refused. */
function factsOf({ profile, guard: { translatedTo } }: WritingTask): CvMaterial["facts"] {
  const shown = (kind: "skill" | "languageName", text: string): string =>
    (translatedTo && translateTerm(kind, text, translatedTo)) ?? text;
  const { technical, soft, languages } = profile.skills;
  return [
    ...(["technical", "soft"] as const).map((list) => ({
      id: list === "technical" ? "k1" : "k2",
      place: printPlace({ section: `skills.${list}` }),
      text: (list === "technical" ? technical : soft).map((skill) => shown("skill", skill)).join("; "),
    })),
    {
      id: "k3",
      place: printPlace({ section: "skills.languages" }),
      text: languages
        .map(({ language, proficiency }) => `${shown("languageName", language)}: ${proficiency}`)
        .join("; "),
    },
    ...profile.certifications.map(({ name, issuer }, index) => ({
      id: `c${index}`,
      place: printPlace({ section: "certifications", entry: index }),
      text: [name, issuer].filter((part) => part.trim()).join(", "),
    })),
  ];
}

/**
 * What there is to tailor, without texts that hold contact data, which keep their own words. The oldest entries of a
 * very long profile are represented only by their headings.
 */
export function collectCvMaterial(task: WritingTask): CvMaterial {
  const { base, order, profile } = task;
  const isPrivate = createContactCheck(profile.personalInfo);
  let room = CHARS_OF_LINES;
  let isCut = false;
  const entries = entriesOf(base, isPrivate).map((entry) => {
    const chars = entry.lines.reduce((sum, { text }) => sum + text.length, 0);
    if (chars > room) isCut = true;
    if (isCut) return { ...entry, lines: [] };
    room -= chars;
    return entry;
  });
  const isShown = (text: string): boolean => /\p{L}/u.test(text) && !isPrivate(text);
  return {
    posting: createContactMask(profile)(withoutTricks(order.jobPosting).text).slice(0, POSTING_CHARS),
    summary: {
      own: sentencesOf(profile.summary).filter(isShown),
      slots: order.generationMode === "strict" ? [] : slotSentences(task).filter(isShown),
    },
    entries,
    facts: factsOf(task).filter(({ text }) => isShown(text)),
    isCut,
  };
}

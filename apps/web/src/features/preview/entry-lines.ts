import type { Skills } from "@terzi/contracts/career";
import type { CvContent, OriginalContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOf, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/language";
import { printPlace } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { type CvSection, cvNameOf, sectionNamed } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import { showPeriod } from "@terzi/language/dates";
import type { SectionName } from "./json-section.ts";

/** One line of a section in the comparison: its text and how it is set. */
export type Line = { role: "title" | "facts" | "text" | "bullet"; text: string };
/** One entry of a section; `source` is the place in the profile that it was made from. */
export type Block = { source: string; lines: Line[] };

const line = (role: Line["role"], ...parts: string[]): Line[] => {
  const text = parts.filter((part) => part.trim()).join(" · ");
  return text ? [{ role, text }] : [];
};
const paragraphs = (text: string): Line[] => text.split("\n").flatMap((part) => line("text", part));
const bullets = (list: string[]): Line[] => list.flatMap((item) => line("bullet", item));

const DATES: FieldRole[] = ["start", "end", "date", "expiry"];
const LONG: FieldRole[] = ["description", "points"];

/** An entry in the comparison: what it is, then where and when in field order, then its texts. */
function entryLines(section: CvSection, entry: AnyEntry, language: Language): Line[] {
  const texts = (...roles: FieldRole[]) => fieldsOfRole(section, ...roles).map((name) => textOf(entry, name));
  const [start = "", end = ""] = texts(...DATES);
  const [firstDate] = fieldsOfRole(section, ...DATES);
  const headings = fieldsOfRole(section, "title", "subject");
  const facts = fieldsOf(section).flatMap(([name, { role }]) => {
    if (LONG.includes(role) || headings.includes(name)) return [];
    if (DATES.includes(role)) return name === firstDate ? [showPeriod(start, end, language)] : [];
    return [textOf(entry, name) || textsOf(entry, name).join(", ")];
  });
  return [
    ...line("title", ...texts("title", "subject")),
    ...line("facts", ...facts),
    ...texts("description").flatMap(paragraphs),
    ...fieldsOfRole(section, "points").flatMap((name) => bullets(textsOf(entry, name))),
  ];
}

const skillBlocks = (skills: Skills, language: Language): Block[] =>
  [
    { source: "skills.technical", lines: bullets(skills.technical) },
    { source: "skills.soft", lines: bullets(skills.soft) },
    {
      source: "skills.languages",
      lines: skills.languages.flatMap((known) =>
        line("bullet", known.language, showProficiency(known.proficiency, language)),
      ),
    },
  ].filter((block) => block.lines.length);

const blocks = (section: CvSection, entries: AnyEntry[] | string, language: Language): Block[] =>
  typeof entries === "string"
    ? [{ source: section, lines: paragraphs(entries) }]
    : entries.map((item, entry) => ({
        source: textOf(item, "source") || printPlace({ section, entry }),
        lines: entryLines(section, item, language),
      }));

/** The profile's side of a section. */
export function originalBlocks(name: SectionName, original: OriginalContent, language: Language): Block[] {
  const section = sectionNamed(name);
  return section ? blocks(section, original[section], language) : skillBlocks(original.skills, language);
}

/** The tailored side of a section. */
export function tailoredBlocks(name: SectionName, content: CvContent, language: Language): Block[] {
  const section = sectionNamed(name);
  if (section) return blocks(section, content[cvNameOf(section)], language);
  return typeof content.skills === "string"
    ? [{ source: "skills", lines: paragraphs(content.skills) }]
    : skillBlocks(content.skills, language);
}

import type { Skills } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOf, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { type Place, printPlace } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { showProficiency } from "@terzi/i18n/proficiency";
import {
  type DateLook,
  readDatePiece,
  readFreeText,
  readItems,
  readList,
  readPeriod,
  readPiece,
} from "./cv-pieces.ts";
import { CV_WORDING } from "./cv-wording.ts";
import { doiTarget, mailTarget, phoneTarget, shownAddress, webTarget } from "./link-target.ts";
import type { Body, Entry, Piece } from "./printed-cv.ts";

const DETAILS = new Set<FieldRole>([
  "organization",
  "location",
  "people",
  "link",
  "identifier",
  "expiry",
  "contact",
]);

/** Fields that become links, and where these lead. */
const TARGETS: Record<string, (written: string) => string | null> = {
  url: webTarget,
  doi: doiTarget,
  email: mailTarget,
  phone: phoneTarget,
};

/** "3.4", "3,62/4,00", "85": an average of marks; "First", "2:1" and "Distinction" are no GPA. */
const AVERAGE = /^\s*(?:\d+(?:[.,]\d+)?|%\s?\d+)(?![\d:])/u;

/** Achievements say more than duties. */
const resultsFirst = (fields: string[]): string[] =>
  fields.toSorted((a, b) => Number(b === "achievements") - Number(a === "achievements"));

/** How an entry is laid out, by the roles of its section's fields. `index` is its position in the content. */
export function layOutEntry(
  section: CvSection,
  item: AnyEntry,
  { index, ...look }: { index: number } & DateLook,
): Omit<Entry, "kind"> {
  const wording = CV_WORDING[look.language];
  const at = (field: string): Place => printPlace({ section: cvNameOf(section), entry: index, field });
  const named = (...roles: FieldRole[]): string[] =>
    fieldsOf(section).flatMap(([name, { role }]) => (roles.includes(role) ? [name] : []));
  const detail = (field: string, role: FieldRole): Piece[] => {
    const label = wording.fields[field === "gpa" && !AVERAGE.test(textOf(item, field)) ? "grade" : field];
    if (role === "expiry") return readDatePiece(at(field), textOf(item, field), look, label);
    const target = TARGETS[field];
    return readPiece(at(field), textOf(item, field), {
      ...(label && { label }),
      ...(target && { target, show: shownAddress }),
    });
  };
  const titles = named("title").map((field) => textOf(item, field));
  return {
    title: named("title", "subject").flatMap((field) => {
      const text = textOf(item, field);
      // "BSc Computer Science" with the field "Computer Science" would say it twice.
      const isSaid = named("subject").includes(field) && titles.some((title) => title.includes(text.trim()));
      return readPiece(at(field), isSaid ? "" : text);
    }),
    period: readPeriod(
      named("start", "end", "date").map((field) => [at(field), textOf(item, field)]),
      look,
    ),
    details: fieldsOf(section).flatMap(([field, { role }]) => (DETAILS.has(role) ? detail(field, role) : [])),
    body: [
      ...named("description").flatMap((field) => readFreeText(at(field), textOf(item, field))),
      ...readList(
        ...resultsFirst(named("points")).map((field): [Place, string[]] => [at(field), textsOf(item, field)]),
      ),
      ...named("names").flatMap((field) =>
        readItems(at(field), textsOf(item, field), wording.fields[field] ?? ""),
      ),
    ],
  };
}

/** Technical and soft skills, a line each. */
export function readSkills(skills: Skills, language: Language): Body[] {
  const wording = CV_WORDING[language];
  return [
    ...readItems("skills.technical", skills.technical, wording.technicalSkills),
    ...readItems("skills.soft", skills.soft, wording.softSkills),
  ];
}

/** "Turkish (Native), English (Fluent)". */
export function readLanguages(skills: Skills, language: Language): Body[] {
  const items = skills.languages.flatMap((item, i) =>
    readPiece(printPlace({ section: "skills.languages", entry: i, field: "language" }), item.language).map(
      (piece) => ({
        ...piece,
        text: `${piece.text} (${showProficiency(item.proficiency, language)})`,
      }),
    ),
  );
  return items.length ? [{ kind: "items", items }] : [];
}

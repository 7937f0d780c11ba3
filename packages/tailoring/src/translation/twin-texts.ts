import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOf, textOf } from "@terzi/contracts/entry-fields";
import type { Language } from "@terzi/contracts/languages";
import { fieldPlace, itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { CV_ORDER, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { alignTexts } from "./alike-texts.ts";
import type { TermKind } from "./glossary.ts";
import { TERM_FIELDS } from "./translate-names.ts";
import { translateTerm } from "./translate-term.ts";

/**
 * The kind of a text: words that somebody worded, a term that a glossary may know, a name that both languages may
 * spell in their own way, or a name or date that stays as it is.
 */
export type TextKind = "words" | TermKind | "role" | "own" | "name" | "date";

/** A text of both CVs; null on the side that lacks it. `levels`: how well a language is spoken. */
export type TextPair = {
  at: Place;
  kind: TextKind;
  original: string | null;
  twin: string | null;
  levels?: [string, string];
};

const OF_ROLE: Record<FieldRole, TextKind> = {
  title: "own",
  heading: "words",
  subject: "field",
  organization: "name",
  location: "own",
  contact: "name",
  start: "date",
  end: "date",
  date: "date",
  expiry: "date",
  identifier: "name",
  link: "name",
  people: "name",
  names: "name",
  description: "words",
  points: "words",
};

const PERSON: [keyof CvContent["personalInfo"], TextKind][] = [
  ["name", "name"],
  ["email", "name"],
  ["phone", "name"],
  ["location", "own"],
  ["linkedin", "name"],
  ["portfolio", "name"],
  ["github", "name"],
  ["twitter", "name"],
  ["birthDate", "date"],
  ["militaryService", "role"],
  ["drivingLicence", "own"],
];

const kindOf = (field: string, role: FieldRole): TextKind => {
  if (field === "role" || (field === "position" && role === "contact")) return "role";
  return TERM_FIELDS[field] ?? OF_ROLE[role];
};

/** `from` is the original's, `to` the twin's. */
export type Languages = { from: Language; to: Language };

/** Every text of two contents side by side, in printed order; what neither has is left out. */
export function pairContents(original: CvContent, twin: CvContent, languages: Languages): TextPair[] {
  const pairs = [
    ...PERSON.map(([field, kind]) =>
      pair(fieldPlace("personalInfo", field), kind, original.personalInfo[field], twin.personalInfo[field]),
    ),
    pair("summary", "words", original.summary, twin.summary),
    ...CV_ORDER.flatMap((section) =>
      section === "skills"
        ? pairSkills(original, twin, languages)
        : pairSection(section, [original, twin], languages),
    ),
    ...pairLists({ at: "hobbies", kind: "words", languages }, original.hobbies, twin.hobbies),
    pair("additionalInfo", "words", original.additionalInfo, twin.additionalInfo),
  ];
  return pairs.filter(({ original, twin }) => original !== null || twin !== null);
}

const orNull = (text: string | undefined): string | null => text?.trim() || null;

const pair = (at: Place, kind: TextKind, original?: string, twin?: string): TextPair => ({
  at,
  kind,
  original: orNull(original),
  twin: orNull(twin),
});

type Listed = { at: Place; kind: TextKind; languages: Languages };

/** The texts of two lists, each beside the one that says the same, wherever that is. */
function pairLists({ at, kind, languages }: Listed, original: string[], twin: string[]): TextPair[] {
  const places = alignTexts(
    { texts: original, language: languages.from },
    { texts: twin, language: languages.to },
  );
  return [
    ...original.map((text, index) => pair(itemPlace(at, index), kind, text, twin[places[index] ?? -1])),
    ...[...twin.keys()]
      .filter((index) => !places.includes(index))
      .map((index) => pair(itemPlace(at, index), kind, undefined, twin[index])),
  ];
}

function pairSection(
  section: CvSection,
  [first, second]: [CvContent, CvContent],
  languages: Languages,
): TextPair[] {
  const name = cvNameOf(section);
  const [original, twin]: (AnyEntry[] | string)[] = [first[name], second[name]];
  if (typeof original === "string" || typeof twin === "string")
    return [pair(name, "words", printed(original), printed(twin))];
  return pairEntries(original ?? [], twin ?? [], languages).flatMap(({ at, entry, other }) =>
    fieldsOf(section).flatMap(([field, { role }]) => {
      const place = printPlace({ section: name, entry: at, field });
      const kind = kindOf(field, role);
      const [left, right] = [entry?.[field], other?.[field]];
      return Array.isArray(left) || Array.isArray(right)
        ? pairLists(
            { at: place, kind, languages },
            Array.isArray(left) ? left : [],
            Array.isArray(right) ? right : [],
          )
        : [pair(place, kind, left, right)];
    }),
  );
}

/** A section that is edited as text is that text; there is nothing to compare it with in one that isn't. */
const printed = (section: AnyEntry[] | string | undefined): string =>
  typeof section === "string" ? section : "";

type EntryPair = { at: number; entry?: AnyEntry; other?: AnyEntry };

/** Entries made from the same place of the profile belong together; others are paired by what they say. */
function pairEntries(original: AnyEntry[], twin: AnyEntry[], { from, to }: Languages): EntryPair[] {
  const left = new Set(twin.keys());
  const take = (at: number | undefined): AnyEntry | undefined =>
    at !== undefined && left.delete(at) ? twin[at] : undefined;
  const bySource = original.map((entry) => {
    const source = textOf(entry, "source");
    return take(source ? [...left].find((at) => textOf(twin[at] ?? {}, "source") === source) : undefined);
  });
  const loose = [...original.keys()].filter((at) => !textOf(original[at] ?? {}, "source"));
  const others = [...left];
  const aligned = alignTexts(
    { texts: loose.map((at) => wholeOf(original[at])), language: from },
    { texts: others.map((at) => wholeOf(twin[at])), language: to },
  );
  const pairs = original.map((entry, at): EntryPair => {
    const other = bySource[at] ?? take(others[aligned[loose.indexOf(at)] ?? -1]);
    return { at, entry, ...(other && { other }) };
  });
  return [...pairs, ...[...left].map((at): EntryPair => ({ at, other: twin[at] ?? {} }))];
}

/** All that an entry says. */
const wholeOf = (entry: AnyEntry = {}): string => Object.values(entry).flat().join("\n");

function pairSkills(
  { skills: original }: CvContent,
  { skills: twin }: CvContent,
  languages: Languages,
): TextPair[] {
  if (typeof original === "string" || typeof twin === "string")
    return [
      pair("skills", "words", ...[original, twin].map((side) => (typeof side === "string" ? side : ""))),
    ];
  const spoken = pairNames(
    { at: "skills.languages", kind: "languageName", languages },
    original.languages.map(({ language }) => language),
    twin.languages.map(({ language }) => language),
  );
  const levelOf = (skills: typeof original, text: string | null) =>
    skills.languages.find(({ language }) => language.trim() === text)?.proficiency;
  return [
    ...pairNames({ at: "skills.technical", kind: "skill", languages }, original.technical, twin.technical),
    ...pairNames({ at: "skills.soft", kind: "skill", languages }, original.soft, twin.soft),
    ...spoken.map((one): TextPair => {
      const [left, right] = [levelOf(original, one.original), levelOf(twin, one.twin)];
      return left && right ? { ...one, levels: [left, right] } : one;
    }),
  ];
}

/** Names are compared in translation: two that are one in the other language appear there once. */
function pairNames(
  { at, kind, languages: { from, to } }: { at: Place; kind: TermKind; languages: Languages },
  original: string[],
  twin: string[],
): TextPair[] {
  const said = twin.map((text) => text.trim());
  const known = original.map((text) =>
    said.find((name) => name === (translateTerm(kind, text, to) ?? text.trim())),
  );
  const left = said.filter((name) => !known.includes(name));
  const loose = original.filter((_, index) => known[index] === undefined);
  const aligned = alignTexts({ texts: loose, language: from }, { texts: left, language: to });
  const pairs = original.map((text, index) =>
    pair(itemPlace(at, index), kind, text, known[index] ?? left[aligned[loose.indexOf(text)] ?? -1]),
  );
  const alone = left.filter((_, index) => !aligned.includes(index));
  return [...pairs, ...alone.map((name) => pair(itemPlace(at, said.indexOf(name)), kind, undefined, name))];
}

import type { Project, Publication, Reference, Volunteering } from "@terzi/contracts/career";
import { type AnyEntry, fieldsOfRole } from "@terzi/contracts/entry-fields";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { ENTRIES } from "@terzi/contracts/section-schemas";
import type { Section } from "@terzi/contracts/sections";
import { EMAIL } from "./contact-patterns.ts";
import type { Entry } from "./entry.ts";
import { bodyTexts } from "./entry-body.ts";
import { withoutPeriods } from "./find-dates.ts";
import { type Part, readHead, tidy } from "./head-parts.ts";
import type { Line } from "./line.ts";
import { dateOf, listEntries, SEPARATORS, unbullet, withIssuerLast } from "./list-entries.ts";
import type { Notes } from "./notes.ts";
import { isProse } from "./prose.ts";
import { splitItems } from "./read-skills.ts";
import { splitEntries } from "./split-entries.ts";
import { readingCue } from "./languages/all-reading-cues.ts";

const TECHNOLOGIES = new RegExp(String.raw`^${readingCue("technologies")}\s*:\s*(.+)$`, "i");

export function readProjects(lines: Line[], notes: Notes): Project[] {
  return listEntries(lines).flatMap((entry) => {
    const { parts, links } = readHead(entry.head.map(unbullet), SEPARATORS);
    const [name, ...rest] = parts;
    if (!name) {
      notes.leaveOver(entry);
      return [];
    }
    notes.explain(entry.head, "project", [{ code: "underHeading" }]);
    const { items, paragraphs } = bodyTexts(entry);
    const [title, description] = splitDescription(name.text);
    const texts = [description, ...rest.map((part) => part.text), ...paragraphs, ...items].filter(Boolean);
    const technologies = texts.flatMap((text) => {
      const named = TECHNOLOGIES.exec(text);
      return named?.[1] ? splitItems(named[1]) : [];
    });
    return [
      { name: title, description: texts.join("\n"), technologies, url: links[0] ?? "", date: dateOf(entry) },
    ];
  });
}

/** "Shop App: built with React for …" names the project before the colon. */
function splitDescription(text: string): [string, string] {
  const at = text.search(/:\s/);
  return at > 2 && at < 60 ? [text.slice(0, at).trim(), text.slice(at + 1).trim()] : [text, ""];
}

export function readPublications(lines: Line[], notes: Notes): Publication[] {
  return listEntries(lines).flatMap((entry) => {
    const { parts, links } = readHead(entry.head.map(unbullet), SEPARATORS);
    const [title, venue] = parts;
    if (!title) {
      notes.leaveOver(entry);
      return [];
    }
    const { items, paragraphs } = bodyTexts(entry);
    const doi =
      /10\.\d{4,9}\/\S+/.exec([...links, ...entry.head.map((line) => line.text)].join(" "))?.[0] ?? "";
    const description = [...parts.slice(2).map((part) => part.text), ...paragraphs, ...items].join("\n");
    return [
      { title: title.text, authors: "", venue: venue?.text ?? "", date: dateOf(entry), doi, description },
    ];
  });
}

const NUMBER_LABEL = /^(?:no|number|numara|patent no)\.?\s*:\s*/iu;
/** A patent's or a licence's number: digits for the most part, on its own. */
const NUMBER = /^(?=(?:\P{N}*\p{N}){5})\p{L}{0,3}[\p{N}\s.,/-]+(?:\p{L}\p{N}?)?$/u;
const isNumber = ({ text }: Part): boolean => NUMBER.test(text.replace(NUMBER_LABEL, ""));

/** The line below an entry's name is a part of its head where it holds a number. */
function withNumberLine(entry: Entry): Entry {
  const [next, ...body] = entry.body;
  if (!next || next.isBullet || !readHead([next], SEPARATORS).parts.some(isNumber)) return entry;
  return { ...entry, head: [...entry.head, next], body };
}

/**
 * The entries of a section that has no reader of its own: what, by whom, its number and when, as the registry of
 * sections has it; all else tells of it.
 */
export function readListed(section: Section, lines: Line[], notes: Notes): AnyEntry[] {
  const named = (value: string, ...roles: FieldRole[]): AnyEntry => {
    const [name] = fieldsOfRole(section, ...roles);
    return name ? { [name]: value } : {};
  };
  const isNumbered = fieldsOfRole(section, "identifier").length > 0;
  return listEntries(lines).flatMap((found) => {
    const entry = isNumbered ? withNumberLine(found) : found;
    const { parts } = readHead(entry.head.map(unbullet), SEPARATORS);
    const number = isNumbered ? parts.slice(1).find(isNumber) : undefined;
    const [title, organization, ...rest] = withIssuerLast(parts.filter((part) => part !== number));
    if (!title) {
      notes.leaveOver(entry);
      return [];
    }
    const { items, paragraphs } = bodyTexts(entry);
    return [
      {
        ...ENTRIES[section].parse({}),
        ...named(title.text, "title"),
        ...named(organization?.text ?? "", "organization"),
        ...named(number?.text.replace(NUMBER_LABEL, "") ?? "", "identifier"),
        ...named(dateOf(entry), "date"),
        ...named([...rest.map((part) => part.text), ...paragraphs, ...items].join("\n"), "description"),
      },
    ];
  });
}

export function readVolunteering(lines: Line[], notes: Notes): Volunteering[] {
  return splitEntries(lines).flatMap((entry) => {
    const { parts, location } = readHead(entry.head.map(unbullet), SEPARATORS);
    const [first, second, ...rest] = parts;
    if (!first) {
      notes.leaveOver(entry);
      return [];
    }
    const { items, paragraphs } = bodyTexts(entry);
    const description = [...rest.map((part) => part.text), ...paragraphs, ...items].join("\n");
    const isRange = entry.period?.isRange ?? false;
    return [
      {
        organization: first.text,
        role: second?.text ?? "",
        location,
        startDate: (isRange ? entry.period?.from : entry.period?.to) ?? "",
        endDate: isRange ? (entry.period?.to ?? "") : "",
        description,
      },
    ];
  });
}

/** People who may be asked; "available upon request" is nobody. */
export function readReferences(lines: Line[]): { references: Reference[]; rest: string[] } {
  const references: Reference[] = [];
  const rest: string[] = [];
  for (const entry of splitEntries(lines)) {
    const all = [...entry.head, ...entry.body].map((line) => line.text.replaceAll("\t", " | "));
    const text = all.join("\n");
    const [name = "", position = "", company = ""] = readHead(
      entry.head.map(unbullet),
      /\s+[|•·–—-]\s+|\s*[,\t]\s*/u,
    ).parts.map((part) => part.text);
    const email = EMAIL.exec(text)?.[0] ?? "";
    const phone = /\+?\(?\d[\d\s().-]{7,}\d/.exec(text)?.[0] ?? "";
    const isPerson =
      /^(?:\p{Lu}[\p{L}.'-]*\s+){1,3}\p{Lu}[\p{L}.'-]*$/u.test(name) && (email || phone || position);
    if (isPerson) references.push({ name, position, company, email, phone });
    else rest.push(...all);
  }
  return { references, rest };
}

/** Hobbies, one by one; sentences stay whole. */
export function readHobbies(lines: Line[]): string[] {
  return lines.flatMap((line) =>
    isProse(line) && !line.isBullet && !line.text.includes(",")
      ? [tidy(line.text.replaceAll("\t", " "))]
      : line.cells.flatMap((cell) => splitItems(withoutPeriods(cell.text))),
  );
}

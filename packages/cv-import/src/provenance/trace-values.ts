import type { CareerProfile } from "@terzi/contracts/career";
import type { DocumentLine, Doubt, ReadValue, Spot } from "@terzi/contracts/document-reading";
import { type AnyEntry, fieldsOf, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { fieldPlace, itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import { SECTION_NAMES, type Section } from "@terzi/contracts/sections";
import { type PartialDate, readDate } from "@terzi/language/dates";
import { findLeftOver } from "./find-left-over.ts";
import { openWords, type WordRun } from "./find-words.ts";
import { spotsOf } from "./line-spots.ts";

/** What a profile was read from: the lines, and where a scan's recognition was unsure. */
export type Traced = { lines: DocumentLine[]; unclear: Spot[] };

/** What an entry must have; otherwise somebody should look. */
const NEEDED: Partial<Record<Section, string[]>> = {
  experiences: ["company", "position", "startDate"],
  education: ["institution"],
};

/** What stands together at the top of an entry. */
const HEAD = ["title", "heading", "subject", "organization", "location", "start", "end", "date"] as const;

/** Each value of a profile with its place in the document, and what is doubtful about it. */
export function traceValues(profile: CareerProfile, { lines, unclear }: Traced) {
  const document = openWords(lines.map(({ text }) => text));
  const isUnclear = (spot: Spot) => unclear.some((other) => isAt(spot, other));
  const used = new Set<number>();
  const values: ReadValue[] = [];

  function add(place: Place, text: string, near: number): WordRun | null {
    const whole = document.find(text, near);
    // Dates may stand between the lines of a text: then each is looked for by itself.
    const parts =
      whole || !text.includes("\n") ? [whole] : text.split("\n").map((one) => document.find(one, near));
    const runs = parts.filter((part) => part !== null);
    const run = runs.length === parts.length ? (runs[0] ?? null) : null;
    const stretches = run ? runs.flatMap((one) => document.stretches(one)) : [];
    for (const one of run ? runs : []) for (let at = one.first; at < one.end; at++) used.add(at);
    const spots = stretches.flatMap((stretch) => {
      const line = lines[stretch.line];
      return line ? spotsOf(line, stretch) : [];
    });
    const doubt: Doubt | null = !run ? "reworded" : spots.some(isUnclear) ? "unclear" : null;
    values.push({ place, text, lines: [...new Set(stretches.map(({ line }) => line))], spots, doubt });
    return run && { ...run, end: Math.max(...runs.map(({ end }) => end)) };
  }

  function addEntry(section: Section, at: number, near: number, entry: AnyEntry): number {
    const place = (field: string, index?: number) =>
      printPlace({ section, entry: at, field, ...(index !== undefined && { index }) });
    // Its head is found first, by all that stands there; everything else is looked for nearby.
    const named = fieldsOfRole(section, ...HEAD).map((field) => textOf(entry, field));
    const anchor = document.whereEntry(named.filter(Boolean), near) ?? near;
    const [starts, ends] = [fieldsOfRole(section, "start"), fieldsOfRole(section, "end")];
    let started: WordRun | null = null;
    let end = anchor;
    for (const [field] of fieldsOf(section)) {
      const text = textOf(entry, field);
      if (text) {
        // A range is written as one: its end stands right behind its start.
        const run = add(place(field), text, started && ends.includes(field) ? started.end : anchor);
        if (starts.includes(field)) started = run;
        end = Math.max(end, run?.end ?? 0);
      } else if (NEEDED[section]?.includes(field))
        values.push({ place: place(field), text, lines: [], spots: [], doubt: "missing" });
      for (const [index, item] of textsOf(entry, field).entries())
        end = Math.max(end, add(place(field, index), item, anchor)?.end ?? 0);
    }
    doubtOrder(section, entry, place);
    return Math.min(end, anchor + 400);
  }

  function doubtOrder(section: Section, entry: AnyEntry, place: (field: string) => Place): void {
    const [start] = fieldsOfRole(section, "start");
    const [end] = fieldsOfRole(section, "end");
    if (!start || !end) return;
    const [from, to] = [readDate(textOf(entry, start)), readDate(textOf(entry, end))];
    if (!from || !to || !isBefore(to, from)) return;
    for (const value of values)
      if (value.place === place(start) || value.place === place(end)) value.doubt = "order";
  }

  // A name may stand in an address of the web too: a line of its own is where it is written.
  for (const [name, text] of Object.entries(profile.personalInfo))
    if (text) add(fieldPlace("personalInfo", name), text, document.ownLine(text) ?? 0);
  if (profile.summary) add("summary", profile.summary, 0);
  for (const section of SECTION_NAMES) {
    let near = 0;
    for (const [at, entry] of profile[section].entries()) near = addEntry(section, at, near, entry);
  }
  const addNames = (list: Place, names: string[]) => {
    let near = document.whereTogether(names);
    for (const [at, name] of names.entries()) near = add(itemPlace(list, at), name, near)?.end ?? near;
  };
  addNames("skills.technical", profile.skills.technical);
  addNames("skills.soft", profile.skills.soft);
  addNames(
    "skills.languages",
    profile.skills.languages.map(({ language }) => language),
  );
  addNames("hobbies", profile.hobbies);
  return { values, leftOver: findLeftOver({ lines, words: document.words, used }, { profile, values }) };
}

/** A date without a month may be any month of its year. */
const isBefore = (one: PartialDate, other: PartialDate): boolean =>
  one.year < other.year || (one.year === other.year && (one.month ?? 12) < (other.month ?? 0));

const isAt = (one: Spot, other: Spot): boolean =>
  one.page === other.page &&
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  Math.abs(one.top + one.height / 2 - other.top - other.height / 2) <
    0.6 * Math.min(one.height, other.height);

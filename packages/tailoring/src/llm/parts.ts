import type { CvContent, WordedSection } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { type Place, parsePlace, printPlace } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { type CvSection, cvNameOf, WORDED_SECTIONS } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import type { WritingTask } from "../writing/writer.ts";

/** One wording that a model may change. A sentence of a longer text has its number behind "#". */
export type Line = { at: Place; text: string };
/** Lines of one entry of the CV: `heading` says which job, school or project; `source` is its place in the profile. */
export type Entry = { heading: string; source: Place; lines: Line[]; addTo: Place[] };
/** What is asked for in one request. The summary is written from the profile, the others line by line. */
export type Part = { section: "summary" } | { section: Exclude<WordedSection, "summary">; entries: Entry[] };

const CHARS_AT_ONCE = 5_000;
const LINES_AT_ONCE = 40;
/** No sentence is longer; what is stays as it is. */
const LINE_AT_MOST = 2_000;

const said = (separator: string, ...parts: string[]): string =>
  parts.filter((part) => part.trim()).join(separator);

function linesOf(at: Place, text: string): Line[] {
  const sentences = splitSentences(text).map(({ start, end }) => text.slice(start, end));
  if (sentences.length < 2) return [{ at, text }];
  return sentences.map((sentence, index) => ({
    at: printPlace({ ...parsePlace(at), sentence: index }),
    text: sentence,
  }));
}

const pointLines = (at: Place, points: string[]): Line[] =>
  points.map((text, index) => ({ at: `${at}.${index}`, text }));

type SectionEntries = { section: Exclude<WordedSection, "summary">; entries: Entry[] };

/** Which job, school or project it is, as a model is told: what it is, then where. */
function headingOf(section: CvSection, entry: AnyEntry): string {
  const textsOfRole = (...roles: FieldRole[]) =>
    fieldsOfRole(section, ...roles).map((name) => textOf(entry, name));
  const what = said(" ", ...textsOfRole("title", "subject"));
  const names = fieldsOfRole(section, "names").map((name) => textsOf(entry, name).join(", "));
  const isTimed = fieldsOfRole(section, "start").length > 0;
  const dates = isTimed ? said(" – ", ...textsOfRole("start", "end")) : "";
  return said(": ", said(", ", what, ...textsOfRole("organization"), dates), ...names);
}

function listSections(base: CvContent, isAdding: boolean): SectionEntries[] {
  return WORDED_SECTIONS.map((section) => {
    const list: AnyEntry[] | string = base[cvNameOf(section)];
    const entries = typeof list === "string" ? [] : list;
    return {
      section: cvNameOf(section),
      entries: entries.flatMap((item, entry) => {
        const place = (field: string) => printPlace({ section: cvNameOf(section), entry, field });
        const source = textOf(item, "source");
        if (!source) return [];
        return [
          {
            source,
            heading: headingOf(section, item),
            lines: [
              ...fieldsOfRole(section, "description").flatMap((name) =>
                linesOf(place(name), textOf(item, name)),
              ),
              ...fieldsOfRole(section, "points").flatMap((name) =>
                pointLines(place(name), textsOf(item, name)),
              ),
            ],
            addTo: isAdding && section === "experiences" ? [place("responsibilities")] : [],
          },
        ];
      }),
    };
  });
}

/** Entries in packs that one answer has room for; a long entry is continued in the next pack. */
function packEntries(entries: Entry[]): Entry[][] {
  const packs: Entry[][] = [];
  let room = { chars: 0, lines: 0 };
  for (const entry of entries)
    for (const [index, line] of entry.lines.entries()) {
      if (room.chars < line.text.length || room.lines < 1) {
        packs.push([]);
        room = { chars: CHARS_AT_ONCE, lines: LINES_AT_ONCE };
      }
      room = { chars: room.chars - line.text.length, lines: room.lines - 1 };
      const pack = packs.at(-1) ?? [];
      const same = pack.find(({ source }) => source === entry.source);
      if (same) same.lines.push(line);
      else pack.push({ ...entry, lines: [line], addTo: index === 0 ? entry.addTo : [] });
    }
  return packs;
}

/**
 * What there is to word, in parts of a size that a model words well. Lines that `isPrivate` holds back are in none:
 * they keep their own words.
 */
export function splitIntoParts({ base, order }: WritingTask, isPrivate: (text: string) => boolean): Part[] {
  const sections = listSections(base, order.generationMode === "extensive");
  const isWordable = ({ text }: Line) =>
    text.trim() !== "" && text.length <= LINE_AT_MOST && !isPrivate(text);
  const isSummaryAsked = order.generationMode !== "strict" || base.summary.trim() !== "";
  return [
    ...(isSummaryAsked ? [{ section: "summary" as const }] : []),
    ...sections.flatMap(({ section, entries }) =>
      packEntries(
        entries
          .filter(({ heading }) => !isPrivate(heading))
          .map((entry) => ({ ...entry, lines: entry.lines.filter(isWordable) })),
      ).map((pack) => ({ section, entries: pack })),
    ),
  ];
}

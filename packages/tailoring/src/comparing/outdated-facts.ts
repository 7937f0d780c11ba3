import type { CareerProfile } from "@terzi/contracts/career";
import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, fieldsOf, textOf, textsOf } from "@terzi/contracts/entry-fields";
import { itemPlace, parsePlace, type Place, printPlace, readPlace } from "@terzi/contracts/place";
import type { OutdatedFact, WrittenFrom } from "@terzi/contracts/saved-cv";
import { CV_SECTIONS, type CvSection, cvNameOf } from "@terzi/contracts/sections";
import { entryName, alignEntries } from "./align-entries.ts";
import { alignTexts } from "./align-texts.ts";

type Compared = { content: CvContent; writtenFrom: WrittenFrom; profile: CareerProfile };
type Where = Pick<OutdatedFact, "section" | "entry">;

/**
 * What a CV took over word for word from the profile it was written from, and what the profile has since changed.
 * What was reworded, translated or typed for this CV alone is not included.
 */
export function findOutdatedFacts(compared: Compared): OutdatedFact[] {
  return [
    ...personalFacts(compared),
    ...summaryFact(compared),
    ...CV_SECTIONS.flatMap((section) => sectionFacts(section, compared)),
    ...skillFacts(compared),
  ];
}

const summaryFact = ({ content, writtenFrom, profile }: Compared): OutdatedFact[] =>
  changedText({ section: "summary", entry: "" }, { at: "summary", from: "summary", held: content.summary }, [
    writtenFrom.summary,
    profile.summary,
  ]);

const personalFacts = ({ content, writtenFrom, profile }: Compared): OutdatedFact[] =>
  Object.entries(content.personalInfo).flatMap(([field, held]) => {
    const at = printPlace({ section: "personalInfo", field });
    const [was, now] = [writtenFrom.personalInfo, profile.personalInfo].map((info: AnyEntry) =>
      textOf(info, field),
    );
    return changedText({ section: "personalInfo", entry: "" }, { at, from: at, held }, [was, now]);
  });

/** The same text, changed; only where the CV holds exactly its words. */
function changedText(
  where: Where,
  { at, from, held }: { at: Place; from: Place; held: string },
  [was = "", now = ""]: (string | undefined)[],
): OutdatedFact[] {
  if (!was.trim() || was.trim() === now.trim() || held.trim() !== was.trim()) return [];
  return [{ ...where, at, from, was: was.trim(), now: now.trim() }];
}

function sectionFacts(section: CvSection, { content, writtenFrom, profile }: Compared): OutdatedFact[] {
  const name = cvNameOf(section);
  const held: AnyEntry[] | string = content[name];
  if (typeof held === "string") return [];
  const before: AnyEntry[] = writtenFrom[section];
  const became = entriesNow(name, before, profile[section]);
  return held.flatMap((entry, position) => {
    const source = parsePlace(readPlace(textOf(entry, "source")) ?? "");
    const old = source.section === section ? before[source.entry ?? -1] : undefined;
    const now = old && became.get(old);
    if (!old || !now || source.entry === undefined) return [];
    const where = { section: name, entry: entryName(name, entry) };
    const [at, from] = [
      { section: name, entry: position },
      { section, entry: source.entry },
    ];
    return fieldsOf(section).flatMap(([field]) => {
      const places = { at: printPlace({ ...at, field }), from: printPlace({ ...from, field }) };
      return Array.isArray(old[field])
        ? changedTexts(where, { ...places, held: textsOf(entry, field) }, [
            textsOf(old, field),
            textsOf(now, field),
          ])
        : changedText(where, { ...places, held: textOf(entry, field) }, [
            textOf(old, field),
            textOf(now, field),
          ]);
    });
  });
}

/** Which entry of today's profile each of the earlier ones was: by its names, else by most of its words. */
function entriesNow(name: string, before: AnyEntry[], after: AnyEntry[]): Map<AnyEntry, AnyEntry> {
  const { pairs } = alignEntries(name, before, after);
  const met = new Map(pairs.flatMap(({ before, after }) => (before && after ? [[before, after]] : [])));
  const gone = before.filter((entry) => !met.has(entry));
  const come = pairs.flatMap(({ before, after }) => (after && !before ? [after] : []));
  const [goneTexts, comeTexts] = [gone.map(wordsOf), come.map(wordsOf)];
  for (const pair of alignTexts(goneTexts, comeTexts).pairs) {
    if (pair.before === null || pair.after === null) continue;
    const [old, now] = [gone[goneTexts.indexOf(pair.before)], come[comeTexts.indexOf(pair.after)]];
    if (old && now) met.set(old, now);
  }
  return met;
}

const wordsOf = (entry: AnyEntry): string =>
  Object.entries(entry)
    .filter(([name]) => name !== "source")
    .flatMap(([, value]) => value ?? [])
    .join("\n");

function changedTexts(
  where: Where,
  { at, from, held }: { at: Place; from: Place; held: string[] },
  [before, after]: [string[], string[]],
): OutdatedFact[] {
  return alignTexts(before, after).pairs.flatMap((pair) => {
    if (pair.before === null || pair.before.trim() === pair.after?.trim()) return [];
    const was = pair.before.trim();
    const position = held.findIndex((text) => text.trim() === was);
    if (position < 0) return [];
    const fromPlace = itemPlace(from, before.indexOf(pair.before));
    return [{ ...where, at: itemPlace(at, position), from: fromPlace, was, now: pair.after?.trim() ?? "" }];
  });
}

function skillFacts({ content, writtenFrom, profile }: Compared): OutdatedFact[] {
  const { skills } = content;
  if (typeof skills === "string") return [];
  const where = { section: "skills", entry: "" };
  const lists = (["technical", "soft"] as const).flatMap((list) => {
    const at = printPlace({ section: `skills.${list}` });
    const places = { at, from: at, held: skills[list] };
    return changedTexts(where, places, [writtenFrom.skills[list], profile.skills[list]]);
  });
  const levels = skills.languages.flatMap(({ language, proficiency }, entry) => {
    const isIt = (known: { language: string }) => known.language === language;
    const old = writtenFrom.skills.languages.findIndex(isIt);
    const was = writtenFrom.skills.languages[old]?.proficiency;
    const now = profile.skills.languages.find(isIt)?.proficiency;
    if (!now) return [];
    const place = (entry: number) => printPlace({ section: "skills.languages", entry, field: "proficiency" });
    const places = { at: place(entry), from: place(old), held: proficiency };
    return changedText({ ...where, entry: language }, places, [was, now]);
  });
  return [...lists, ...levels];
}

import type { CvContent } from "@terzi/contracts/cv";
import { type AnyEntry, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { ChangeCounts, CvChange } from "@terzi/contracts/saved-cv";
import { entryName, alignEntries } from "./align-entries.ts";
import { isSameText, alignTexts } from "./align-texts.ts";

type Where = { section: string; entry: string };

/** A CV with everything that a version stores of it. */
export type ComparedCv = {
  content: CvContent;
  jobTitle: string;
  company: string;
  template: string;
  design: object | null;
};

/** What differs between two versions of a CV, fact by fact, in the order of the later one. */
export function compareCvs(before: ComparedCv, after: ComparedCv): CvChange[] {
  return [
    ...compareText({ section: "title", entry: "" }, before.jobTitle, after.jobTitle),
    ...compareText({ section: "company", entry: "" }, before.company, after.company),
    ...compareText({ section: "template", entry: "" }, before.template, after.template),
    ...compareDesigns(before.design, after.design),
    ...compareContents(before.content, after.content),
  ];
}

/** What changed in the look, setting by setting; a setting is the entry. */
function compareDesigns(before: object | null, after: object | null): CvChange[] {
  const [left, right] = [objectOf(before), objectOf(after)];
  const settings = new Set([...Object.keys(right), ...Object.keys(left)]);
  settings.delete("template");
  return [...settings].flatMap((entry): CvChange[] => {
    const [one, other] = [settingText(left[entry]), settingText(right[entry])];
    return one === other ? [] : [{ kind: "reworded", section: "design", entry, before: one, after: other }];
  });
}

/** A picture is only reported as present. */
const settingText = (value: unknown): string => {
  if (value === undefined || value === null) return "";
  const text = typeof value === "object" ? JSON.stringify(value) : String(value);
  return text.startsWith("data:") ? "data:" : text;
};

function compareContents(before: CvContent, after: CvContent): CvChange[] {
  // Safe: a content's parts are read by their own shape only, whatever their names.
  const [left, right] = [before, after] as Record<string, unknown>[];
  const sections = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return sections.flatMap((section) => comparePart(section, left?.[section], right?.[section]));
}

function comparePart(section: string, before: unknown, after: unknown): CvChange[] {
  const where = { section, entry: "" };
  if (isText(before) || isText(after)) return compareProse(where, asText(before), asText(after));
  if (Array.isArray(before) || Array.isArray(after))
    return compareLists(section, listOf(before), listOf(after));
  if (section === "skills") return compareSkills(objectOf(before), objectOf(after));
  return compareFields(where, objectOf(before), objectOf(after));
}

const isText = (value: unknown): value is string => typeof value === "string";
const objectOf = (value: unknown): AnyEntry => (typeof value === "object" && value ? { ...value } : {});
const listOf = (value: unknown): AnyEntry[] => (Array.isArray(value) ? value.map(objectOf) : []);

/** A section, compared as its texts with one that was edited into plain text. */
const asText = (value: unknown): string => {
  if (isText(value)) return value;
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join("\n");
  if (typeof value !== "object" || !value) return "";
  const texts = Object.entries(value).filter(([name]) => name !== "source");
  return texts
    .map(([, each]) => asText(each))
    .filter(Boolean)
    .join("\n");
};

function compareLists(section: string, before: AnyEntry[], after: AnyEntry[]): CvChange[] {
  const { pairs, isMoved } = alignEntries(section, before, after);
  const changes = pairs.flatMap(({ before, after }): CvChange[] => {
    if (before && after) return compareFields({ section, entry: entryName(section, after) }, before, after);
    const entry = entryName(section, after ?? before ?? {});
    return after
      ? [{ kind: "added", section, entry, before: "", after: asText(after) }]
      : [{ kind: "removed", section, entry, before: asText(before), after: "" }];
  });
  return isMoved ? [...changes, moved({ section, entry: "" })] : changes;
}

function compareFields(where: Where, before: AnyEntry, after: AnyEntry): CvChange[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  names.delete("source");
  return [...names].flatMap((name) =>
    Array.isArray(before[name]) || Array.isArray(after[name])
      ? compareTexts(where, textsOf(before, name), textsOf(after, name))
      : name === "description"
        ? compareProse(where, textOf(before, name), textOf(after, name))
        : compareText(where, textOf(before, name), textOf(after, name)),
  );
}

/** A skill is there or not; a language may have another level. */
function compareSkills(before: AnyEntry, after: AnyEntry): CvChange[] {
  const { languages: were, ...left } = before;
  const { languages: are, ...right } = after;
  const where = { section: "skills", entry: "" };
  const lists = [...new Set([...Object.keys(right), ...Object.keys(left)])].flatMap((name) => {
    const [old, now] = [textsOf(left, name), textsOf(right, name)];
    return [
      ...now.filter((skill) => !old.includes(skill)).map((skill) => came(where, skill)),
      ...old.filter((skill) => !now.includes(skill)).map((skill) => went(where, skill)),
    ];
  });
  const named = (value: unknown) =>
    new Map(
      listOf(value).map((entry) => [
        textOf(entry, "language"),
        `${textOf(entry, "language")}: ${textOf(entry, "proficiency")}`,
      ]),
    );
  const [old, now] = [named(were), named(are)];
  const languages = [...new Set([...now.keys(), ...old.keys()])].flatMap((language) =>
    compareText(where, old.get(language) ?? "", now.get(language) ?? ""),
  );
  return [...lists, ...languages];
}

const came = (where: Where, after: string): CvChange => ({ kind: "added", ...where, before: "", after });
const went = (where: Where, before: string): CvChange => ({ kind: "removed", ...where, before, after: "" });
const moved = (where: Where): CvChange => ({ kind: "moved", ...where, before: "", after: "" });

function compareText(where: Where, before: string, after: string): CvChange[] {
  if (isSameText(before, after)) return [];
  if (!before.trim()) return [came(where, after)];
  return after.trim() ? [{ kind: "reworded", ...where, before, after }] : [went(where, before)];
}

function compareTexts(where: Where, before: string[], after: string[]): CvChange[] {
  const { pairs, isMoved } = alignTexts(before, after);
  const changes = pairs.flatMap(({ before, after }) => compareText(where, before ?? "", after ?? ""));
  return isMoved ? [...changes, moved(where)] : changes;
}

/** Running text by its sentences. */
const compareProse = (where: Where, before: string, after: string): CvChange[] =>
  isSameText(before, after) ? [] : compareTexts(where, sentencesOf(before), sentencesOf(after));

const SENTENCES = new Intl.Segmenter(undefined, { granularity: "sentence" });
const sentencesOf = (text: string): string[] =>
  [...SENTENCES.segment(text)].map(({ segment }) => segment.trim()).filter(Boolean);

const LOOKS = new Set(["template", "design"]);
const NAMES = new Set(["title", "company"]);

/** The changes in numbers, as the list of versions shows them. */
export function countChanges(changes: CvChange[]): ChangeCounts {
  const ofFacts = changes.filter(({ section }) => !LOOKS.has(section) && !NAMES.has(section));
  const count = (kind: CvChange["kind"]) => ofFacts.filter((change) => change.kind === kind).length;
  return {
    added: count("added"),
    removed: count("removed"),
    reworded: count("reworded"),
    moved: count("moved"),
    isRenamed: changes.some(({ section }) => NAMES.has(section)),
    isRestyled: changes.some(({ section }) => LOOKS.has(section)),
  };
}

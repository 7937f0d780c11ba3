import { CareerProfile } from "@terzi/contracts/career";
import { type Place, parsePlace, stepsTo } from "@terzi/contracts/place";
import { SECTION_NAMES } from "@terzi/contracts/sections";
import { fillProfile } from "@terzi/cv-import/fill-profile";
import { type Review, type Reviewed, writtenBefore } from "./review-rows.ts";

/** What a person decided, by the places of the values that were read. */
export type Decisions = {
  /** Not to be taken. */
  left: ReadonlySet<Place>;
  /** To be taken with another text. */
  edits: ReadonlyMap<Place, string>;
  /** To be put in the place of what the person wrote. */
  theirs: ReadonlySet<Place>;
  /** The fields that left-over lines go into. */
  put: ReadonlyMap<number, Place>;
};

export const noDecisions = (): Decisions => ({
  left: new Set(),
  edits: new Map(),
  theirs: new Set(),
  put: new Map(),
});

export const countDecisions = ({ left, edits, theirs, put }: Decisions): number =>
  left.size + edits.size + theirs.size + put.size;

type Node = Record<string, unknown>;
/** A list is a record of its indexes. */
const asNode = (value: unknown): Node | null =>
  typeof value === "object" && value !== null ? (value as Node) : null;

/** Changes what stands at a place; nothing where no such place is. */
function changeAt(root: unknown, place: Place, change: (now: unknown) => unknown): void {
  const steps = stepsTo(place);
  const last = steps.pop();
  let node = asNode(root);
  for (const step of steps) node = node && Object.hasOwn(node, step) ? asNode(node[step]) : null;
  if (node && last !== undefined && Object.hasOwn(node, last)) node[last] = change(node[last]);
}

/**
 * The profile as it would be if the document had said what the person decided; of what they wrote, only what they
 * named is replaced.
 */
export function applyReview(review: Reviewed, decisions: Decisions): CareerProfile {
  const { document, before } = review;
  const read = structuredClone(document.profile);
  for (const [line, place] of decisions.put) putInto(read, place, lineText(document, line));
  for (const [place, text] of decisions.edits) changeAt(read, place, withText(text));
  for (const place of decisions.left) changeAt(read, place, withText(""));
  const { profile } = fillProfile(writtenBefore(review), withoutBlanks(read));
  const changed = structuredClone(profile);
  for (const place of decisions.theirs) {
    const text = decisions.edits.get(place) ?? document.values.find((value) => value.place === place)?.text;
    if (text) changeAt(changed, place, () => text);
  }
  // What the document doesn't say may come from the account.
  return CareerProfile.parse(review.wasUnwritten ? fillProfile(changed, before).profile : changed);
}

/** A language is named by its entry's field. */
const withText = (text: string) => (now: unknown) =>
  typeof now === "object" && now !== null && "language" in now ? { ...now, language: text } : text;

export const lineText = ({ lines }: Review["document"], line: number): string =>
  (lines[line]?.text ?? "").replaceAll("\t", " ").trim();

/** Names are split, points and paragraphs are appended, short fields are extended. */
function putInto(read: CareerProfile, place: Place, text: string): void {
  const { section, field } = parsePlace(place);
  const isNames = section.startsWith("skills") || section === "hobbies" || field === "technologies";
  const isLong = section === "summary" || field === "description";
  const bare = text.replace(/^[•·▪●*–-]\s*/, "");
  changeAt(read, place, (now) => {
    if (Array.isArray(now))
      return [...now, ...(isNames ? bare.split(/\s*[,;•·|]\s*/).filter(Boolean) : [bare])];
    return [now, text].filter(Boolean).join(isLong ? "\n" : " ");
  });
  // It is no longer left over.
  read.additionalInfo = read.additionalInfo
    .replace(text, "")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

const hasText = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() !== "" : Array.isArray(value) && value.some(hasText);

/** Emptied texts are removed from their lists, and entries without any text are removed too. */
function withoutBlanks(read: CareerProfile): CareerProfile {
  for (const section of SECTION_NAMES) {
    const entries: unknown[] = read[section];
    for (const entry of entries) dropBlankItems(entry);
    const kept = entries.filter((entry) => Object.values(asNode(entry) ?? {}).some(hasText));
    Object.assign(read, { [section]: kept });
  }
  dropBlankItems(read.skills);
  dropBlankItems(read);
  read.skills.languages = read.skills.languages.filter(({ language }) => language.trim());
  return read;
}

function dropBlankItems(holder: unknown): void {
  const node = asNode(holder) ?? {};
  for (const [name, value] of Object.entries(node))
    if (Array.isArray(value)) node[name] = value.filter((item) => typeof item !== "string" || item.trim());
}

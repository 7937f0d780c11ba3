import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import type { DocumentReading, ReadValue } from "@terzi/contracts/document-reading";
import { parsePlace, type Place } from "@terzi/contracts/place";
import { isSection } from "@terzi/contracts/sections";
import type { ReadingLine } from "@terzi/contracts/upload";
import { fillProfile } from "@terzi/cv-import/fill-profile";
import { CAREER_TABS, type CareerTab } from "../career-tab.ts";

/** A document that was read, the profile before it filled it, and after. `file`: for its pages to be shown. */
export type Review = {
  document: DocumentReading;
  read: ReadingLine[];
  before: CareerProfile;
  after: CareerProfile;
  /** Nothing was saved before: the profile only held the account's own name and address, which nobody typed here. */
  wasUnwritten: boolean;
  file: File;
};

/** What a review is computed from. */
export type Reviewed = Pick<Review, "document" | "before" | "wasUnwritten">;

/** What the person wrote before. */
export const writtenBefore = ({ before, wasUnwritten }: Reviewed): CareerProfile =>
  wasUnwritten ? emptyProfile() : before;

/** A value that was read: new to the profile, known to it, or different from what the person wrote there. */
export type ReviewRow = ReadValue & {
  tab: CareerTab;
  state: "new" | "known" | "differs";
  /** What the person wrote in its place. */
  mine: string;
};

const OWN_TABS: readonly string[] = CAREER_TABS;
const TABS: Record<string, CareerTab> = {
  ...{ personalInfo: "profile", summary: "profile", experiences: "work" },
  ...{ "skills.technical": "skills", "skills.soft": "skills", "skills.languages": "languages" },
};

export const tabOf = (place: Place): CareerTab => {
  const { section } = parsePlace(place);
  // Safe: a section with a tab of its own is named like that.
  return TABS[section] ?? (OWN_TABS.includes(section) ? (section as CareerTab) : "more");
};

/** All values that were read, in the document's order, with what they are to the profile. */
export function rowsOf(review: Reviewed): ReviewRow[] {
  const { document } = review;
  const before = writtenBefore(review);
  const { profile } = fillProfile(before, document.profile);
  const isFresh = openFresh(document.profile, before, profile);
  return document.values.map((value) => {
    const mine = writtenAt(value.place, before);
    const state = mine ? (isAlike(mine, value.text) ? "known" : "differs") : isFresh(value) ? "new" : "known";
    return { ...value, tab: tabOf(value.place), state, mine };
  });
}

/** What stands in a field that every profile has once. */
function writtenAt(place: Place, { personalInfo, summary }: CareerProfile): string {
  const { section, field } = parsePlace(place);
  if (section === "summary") return summary.trim();
  const own: Record<string, string> = personalInfo;
  return section === "personalInfo" ? (own[field ?? ""] ?? "").trim() : "";
}

const isAlike = (one: string, other: string): boolean =>
  one.replace(/\s+/g, " ").toLocaleLowerCase() === other.trim().replace(/\s+/g, " ").toLocaleLowerCase();

/** Whether an entry or name is new to the profile: filling passes on what it adds unchanged. */
function openFresh(read: CareerProfile, before: CareerProfile, filled: CareerProfile) {
  const names = {
    "skills.technical": filled.skills.technical.slice(before.skills.technical.length),
    "skills.soft": filled.skills.soft.slice(before.skills.soft.length),
    hobbies: filled.hobbies.slice(before.hobbies.length),
  };
  return ({ place, text }: ReadValue): boolean => {
    const { section, entry = 0 } = parsePlace(place);
    if (section === "skills.technical" || section === "skills.soft" || section === "hobbies")
      return names[section].includes(text);
    if (section === "skills.languages")
      return filled.skills.languages.some((one) => one === read.skills.languages[entry]);
    if (!isSection(section)) return true;
    const entries: readonly unknown[] = filled[section];
    return entries.includes(read[section][entry]);
  };
}

import type { CareerProfile } from "@terzi/contracts/career";
import type { Place } from "@terzi/contracts/place";
import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { Line } from "../parse/line.ts";
import type { Period } from "@terzi/language/periods";

/** One line of what the person wrote. A heading field (employer, title, degree) names; a text tells. */
export type Fact = {
  place: Place;
  line: Line;
  /** Its normalised text, by which a sentence is recognised as the person's own. */
  words: string;
  isTitle: boolean;
  isName: boolean;
};

export type EntryKind =
  | "summary"
  | "experiences"
  | "education"
  | "skills"
  | "languages"
  | "certifications"
  | "projects"
  | "publications"
  | "other";

/** What belongs together in the profile: a job, a school, a skill. Facts never move between them. */
export type FactEntry = {
  place: Place;
  kind: EntryKind;
  heading: Fact[];
  texts: Fact[];
  /** What it surely covers; null where no month is sure, as of "2020 to 2020". */
  period: Period | null;
  /** What it may cover, where a year is told without its month; null where it can't be counted. */
  longestPeriod: Period | null;
  isOngoing: boolean;
  /** Start and end as months since year 0 or, where only the year is known, as year. */
  dates: { value: number; hasMonth: boolean; side: "start" | "end" }[];
};

export type Facts = {
  entries: FactEntry[];
  profile: CareerProfile;
  today: string;
  /** The words of employers, titles, schools and other headings, folded. */
  names: ReadonlySet<string>;
  /** The main language of the profile, assumed for lines that don't show their own. */
  language: GuardLanguage;
};

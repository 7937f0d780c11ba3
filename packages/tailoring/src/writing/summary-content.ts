import type { Place } from "@terzi/contracts/place";
import type { HigherDegree } from "@terzi/language/degree";

export type NamedSkill = { text: string; place: Place };

/** The facts that a summary is phrased from, each with its place in the profile. */
export type SummaryFacts = {
  /** `when`: null where the end date says nothing. */
  job: { title: string; company: string; when: "now" | "past" | null; place: Place } | null;
  /** Whether the person's own summary says the title, so that it needn't come first. */
  isTitleSaid: boolean;
  /** Whether one of their sentences ends in "konularında deneyimli". */
  isExperienceSaid: boolean;
  years: number;
  yearsRestOn: Place[];
  skills: NamedSkill[];
  school: {
    institution: string;
    degree: string;
    level: HigherDegree | undefined;
    field: string;
    isFinished: boolean;
    /** Whether the posting asks for schooling. */
    isAsked: boolean;
    place: Place;
  } | null;
  /** Certificates that the posting asks for. */
  certificates: { name: string; place: Place }[];
  languages: { name: string; level: "Fluent" | "Professional"; isAsked: boolean; place: Place }[];
};

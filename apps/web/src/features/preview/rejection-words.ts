import type { Rejection } from "@terzi/contracts/cv";
import type { TFunction } from "i18next";
import type { SectionName } from "./json-section.ts";

const SECTIONS: ReadonlySet<string> = new Set<SectionName | "summary">([
  "summary",
  "workExperience",
  "education",
  "skills",
  "projects",
  "certifications",
  "publications",
]);

/** The section of the CV that a refused wording was meant for. */
export function sectionOf({ at }: Rejection): SectionName | "summary" | null {
  const [section = ""] = at.split(/[.#]/);
  // Safe: only the names of sections are in the set.
  return SECTIONS.has(section) ? (section as SectionName | "summary") : null;
}

/** Why a wording was refused, in a sentence that names the word on which it turned where there is one. */
export function rejectionReason({ reason, word }: Rejection, t: TFunction<"preview">): string {
  switch (reason) {
    case "words":
      return word ? t("rejections.reasons.word", { word }) : t("rejections.reasons.words");
    case "number":
      return word ? t("rejections.reasons.thisNumber", { word }) : t("rejections.reasons.number");
    case "role":
      return word ? t("rejections.reasons.thisRole", { word }) : t("rejections.reasons.role");
    case "action":
    case "marker":
    case "mixed":
    case "time":
    case "name":
      return t(`rejections.reasons.${reason}`);
  }
}

import type { Rejection } from "@terzi/contracts/cv";
import { partOf } from "@terzi/contracts/place";
import type { TFunction } from "i18next";
import { SECTION_ORDER, type SectionName } from "./json-section.ts";

/** The section of the CV that a refused wording was meant for. */
export function sectionOf({ at }: Rejection): SectionName | "summary" | null {
  const name = partOf(at);
  if (name === "summary") return name;
  return SECTION_ORDER.find((section) => section === name) ?? null;
}

/** Why a wording was refused, in a sentence that names the word on which it turned where there is one. */
export function rejectionReason({ reason, word, conflicts }: Rejection, t: TFunction<"preview">): string {
  const [conflict] = conflicts;
  if (conflict) return t(`rejections.conflicts.${conflict.kind}`, conflict);
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

import type { CvContent, Rejection } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { cvNameOf, WORDED_SECTIONS } from "@terzi/contracts/sections";
import { splitSentences } from "@terzi/language/sentences";
import { unitsOf } from "../writing/entry-units.ts";
import { isIn } from "./alike-texts.ts";

export type Untranslated = { profileLanguage: Language; lines: number; offered: number };

/** Every line and sentence of a content that somebody words. */
function linesOf(content: CvContent): string[] {
  const told = splitSentences(content.summary).map(({ start, end }) => content.summary.slice(start, end));
  const lines = WORDED_SECTIONS.flatMap((section) => {
    const list = content[cvNameOf(section)];
    if (typeof list === "string") return [list];
    return list.flatMap((item, position) =>
      unitsOf({ section, name: cvNameOf(section), position, item }).map(({ text }) => text),
    );
  });
  return [...told, ...lines];
}

/**
 * How many lines of a CV are still in the profile's language, and for how many of them a translation is offered; null
 * when all is in one language.
 */
export function findUntranslated(
  content: CvContent,
  { profileLanguage, rejections }: { profileLanguage: Language; rejections: Rejection[] },
): Untranslated | null {
  const lines = linesOf(content).filter((line) => isIn(line, profileLanguage)).length;
  const offered = rejections.filter(
    ({ verdict, instead, proposed }) =>
      verdict === "unproven" && isIn(instead, profileLanguage) && !isIn(proposed, profileLanguage),
  ).length;
  return lines ? { profileLanguage, lines, offered } : null;
}

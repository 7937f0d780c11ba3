import { readingCue } from "./languages/all-reading-cues.ts";
import { titleScore } from "./words/job-titles.ts";
import { isLocation } from "./words/locations.ts";

/** "for Harbourlight Audio": the word that announces an employer's name. */
export const BEFORE_EMPLOYER = new RegExp(String.raw`^${readingCue("beforeEmployer")}\s+(?=\p{Lu})`, "u");

/** "Pazarlama Formeni / Düzce". */
export function townBehindTitle(text: string): { rest: string; location: string } | null {
  const [rest = "", ...towns] = text.split(/\s+\/\s+/);
  const location = towns.join(" / ");
  return titleScore(rest) === 2 && location && isLocation(location) ? { rest, location } : null;
}

const PLACE_SIGN = /^\s*[\u2302\u2316\u2690\u2691\u26b2\u{1f3e0}\u{1f4cd}\uf041\uf3c5]/u;

/** A pin, a flag, a house: what templates draw before a place, as signs or as letters of an icon font. */
export const hasPlaceSign = (text: string): boolean => PLACE_SIGN.test(text);

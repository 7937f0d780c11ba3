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

import type { Language } from "@terzi/contracts/languages";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";
import { chanceOfAsking } from "./label-lines.ts";
import type { PlacedLine } from "./line.ts";
import { speaksOfElse } from "./speaks-of-else.ts";

/** "Licensed, quick with Sage, and | you know the rules": what a sentence asks before it turns to the reader. */

const LEAST_WORDS = 3;
/** Likelier than this to ask by itself, it asks. */
const ASKS = 0.5;

const LEADS_ON = new RegExp(
  String.raw`(?:[\s,;:(–-]+|(?<=^|[\s,;])(?:${postingPattern("leadsOn")}))+$`,
  "iu",
);
/** When, why, and what others do. */
const CIRCUMSTANCE = new RegExp(String.raw`^\W*(?:${postingPattern("circumstance")})(?![\p{L}])`, "iu");

/** The stretch of a line before an offset. */
export function stretchBefore(line: PlacedLine, from: number): PlacedLine {
  const text = line.text.slice(0, from).replace(LEADS_ON, "");
  return { ...line, end: line.start + text.length, text };
}

/** Whether a stretch asks something, whatever stands behind it. */
export function asksAlone(line: PlacedLine, language: Language): boolean {
  if (line.text.split(/\s+/).length < LEAST_WORDS || CIRCUMSTANCE.test(line.text)) return false;
  if (speaksOfElse(line, language) || postingLanguage(language).isBoast(line.text)) return false;
  const chance = chanceOfAsking({ ...line, section: line.headed ?? line.section }, language);
  return chance !== undefined && chance > ASKS;
}

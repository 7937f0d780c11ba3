import { foldText } from "../fold-text.ts";
import { isSchoolLevel } from "./organisations.ts";
import { wholeWord, wordPattern } from "./word-pattern.ts";

const DEGREE = new RegExp(`(?<![\\p{L}.])${wordPattern("name of a degree")}(?!\\p{L})`, "u");
const FIELD = new RegExp(wholeWord("word of fields of study"), "u");

/** How much a text looks like a degree or a field of study. */
export function degreeScore(text: string): number {
  const folded = foldText(text);
  const [, first = ""] = /^([^,:(]+)[,:(]/.exec(text) ?? [];
  const [, last = ""] = /^[^,]+,\s*([^,]+)$/.exec(text) ?? [];
  if (DEGREE.test(folded) || [text, first, last].some(isSchoolLevel)) return 2;
  return FIELD.test(folded) ? 1 : 0;
}

const OF_WHAT = `(?: of ${wordPattern("what a degree is of")})?`;
const LEADING_DEGREE = new RegExp(
  `^(${wordPattern("degree before its field")}${OF_WHAT})(?:\\s*[,:–-]\\s*|\\s+/\\s+|\\s+(?:degree )?(?:in|of)\\s+|\\s+)(?=\\S)`,
  "u",
);

/** Cuts "B.S. in Computer Science" into degree and field; the field is empty where there is none to tell. */
export function splitDegree(text: string): { degree: string; field: string } {
  const match = LEADING_DEGREE.exec(foldText(text));
  if (!match?.[1]) return { degree: text.trim(), field: "" };
  return { degree: text.slice(0, match[1].length).trim(), field: text.slice(match[0].length).trim() };
}

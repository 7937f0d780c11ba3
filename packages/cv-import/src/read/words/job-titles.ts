import { foldText } from "../fold-text.ts";
import { wholeWord, wordPattern } from "./word-pattern.ts";

const TITLE = new RegExp(wholeWord("noun of job titles"), "u");
const ONLY_TITLE = new RegExp(`^${wordPattern("noun of job titles")}$`, "u");
/** "Danışmanlık", "Consultants", "Müdürlüğü": what such people are called together, or their office, is an employer. */
const ONLY_EMPLOYER = new RegExp(`^${wordPattern("word of employers' names")}$`, "u");
const SENIORITY = new RegExp(wholeWord("rank of job titles"), "u");

/** How much a text looks like a job title: 0 not at all, 1 it holds a title's word, 2 it ends with one or begins with a rank. */
export function titleScore(text: string): number {
  const folded = foldText(text)
    .replace(/\([^)]{0,300}\)/g, " ")
    .replace(/[^\p{L}\p{N}' -]+/gu, (mark) => (mark.includes(",") ? " , " : " "))
    .trim();
  const first = folded.split(" , ")[0]?.trim() ?? folded;
  if (!TITLE.test(folded)) return SENIORITY.test(folded) ? 0.7 : 0;
  const last = first.split(" ").at(-1) ?? "";
  if (SENIORITY.test(folded)) return 2;
  if (ONLY_TITLE.test(last)) return ONLY_EMPLOYER.test(last) ? 0 : 2;
  return 1;
}

/** Where the last word of a title ends in a text that begins with a title and goes on with another name; 0 if nowhere. */
export function titleEnd(text: string): number {
  const ends = [...foldText(text).matchAll(new RegExp(TITLE, "gu"))].map(
    (match) => match.index + match[0].length,
  );
  const last = ends.at(-1) ?? 0;
  return last < text.length ? last : 0;
}

import type { Language } from "@terzi/contracts/languages";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";
import { kindOfHeading } from "./heading-kinds.ts";
import { headingKeys, isHeadingWord } from "./heading-words.ts";
import { isNothing } from "./not-named.ts";

/** A mail's head ("Ada King <ada@…> Thu, Sep 30"), what leads to a list ("you may oversee:"), and whom one reports to. */
const SCRAP = new RegExp(
  String.raw`<(?:\[\w+\]|[^<>\s]+@[^<>\s]+)>|\b(?:${postingPattern("leadsToList")}):\s*$|^\W*(?:${postingPattern("namesSuperior")})\W*$`,
  "iu",
);

const MOST_WORDS_OF_NOTHING = 5;
/** Whether a line asks nothing, whatever stands around it: a scrap of the page, "You would be the sixth", "Soft skills". */
export function namesNothing(text: string, language: Language): boolean {
  if (SCRAP.test(text)) return true;
  if (text.split(/\s+/).length > MOST_WORDS_OF_NOTHING) return false;
  const keys = headingKeys(text);
  // "Ehliyet" heads a list, and is asked as well.
  const isHeading = keys.length > 1 && keys.every(isHeadingWord);
  if (isHeading && kindOfHeading(keys.join(" ")) === "requirements") return true;
  const { start, end } = postingLanguage(language).trim(text, { start: 0, end: text.length });
  return isNothing(text.slice(start, end));
}

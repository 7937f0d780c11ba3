import type { PostingReading } from "@terzi/contracts/posting";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { postingLanguage } from "../languages/posting-languages.ts";

const FIRST_LINES = 40;
const MOST_LENGTH = 80;
/**
 * The employer, in the posting's own words; "" where it isn't clearly named. Pure. A language's patterns are ordered
 * by reliability, and the first line in which one of them finds a name decides.
 */
export function readCompany(posting: string, language: PostingReading["language"]): string {
  const { companyIn, isNoCompany } = postingLanguage(language);
  const lines = posting
    .split(/\n/)
    .map((line) => line.replace(/^[\s•*#–-]+|\s+$/gu, ""))
    .filter(Boolean)
    .slice(0, FIRST_LINES);
  for (const pattern of companyIn)
    for (const line of lines) {
      const name = tidy(pattern.exec(line)?.[1] ?? "");
      if (name && name.length <= MOST_LENGTH && !isNoCompany.test(name)) return name;
    }
  return "";
}

/** Without a sentence's end; the point of "A.Ş." belongs to the name. */
const tidy = (name: string): string => name.trim().replace(SENTENCE_END, "");
const SENTENCE_END = new RegExp(String.raw`(?<![\s.]\p{L}|${postingPattern("legalForm")})[.,;:]+$`, "u");

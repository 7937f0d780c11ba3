import type { PostingReading } from "@terzi/contracts/posting";
import { postingLanguage } from "../languages/posting-languages.ts";

const FIRST_LINES = 40;
const MOST_LENGTH = 80;
/**
 * Who offers the job, by the posting's own words; "" where it doesn't clearly say so. Pure. Patterns of a language come in
 * the order of how far they can be trusted; the first line that one of them finds a name in decides.
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

/** Without what ends a sentence; the point of "A.Ş." is the name's own. */
const tidy = (name: string): string =>
  name.trim().replace(/(?<![\s.]\p{L}|\b(?:Inc|Ltd|Co|Corp)|Şti)[.,;:]+$/u, "");

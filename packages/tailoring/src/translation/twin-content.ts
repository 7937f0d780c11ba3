import type { CvContent } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { translateNames } from "./translate-names.ts";
import { translateTerm } from "./translate-term.ts";

export type TwinSource = { content: CvContent; jobTitle: string };

const withoutHeadline = ({ headline: _, ...content }: CvContent): CvContent => content;

/** A CV with the names that the glossary knows in that language; every other word as it was written. */
export const twinContent = ({ content, jobTitle }: TwinSource, to: Language): TwinSource => ({
  // A headline of somebody's wording has no translation: the title of the newest job stands there.
  content: translateNames(withoutHeadline(content), to),
  jobTitle: translateTerm("title", jobTitle, to) ?? jobTitle,
});

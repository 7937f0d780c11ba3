import type { CvSummary } from "@terzi/contracts/cv-detail";
import { Language } from "@terzi/contracts/language";
import { bandOf } from "./match-band.ts";

export const CV_SORTS = ["newest", "oldest", "score", "title"] as const;
export type CvSort = (typeof CV_SORTS)[number];

export const CV_FILTERS = ["all", "excellent", "good", "moderate", ...Language.options] as const;
export type CvFilter = (typeof CV_FILTERS)[number];

const isShown = (cv: CvSummary, filter: CvFilter): boolean =>
  filter === "all" || cv.language === filter || (cv.isScored && bandOf(cv.matchScore) === filter);

/** Folds a text for searching in the reader's language; the Turkish dotless and dotted i count as one letter. */
const fold = (text: string, language: Language): string =>
  text.toLocaleLowerCase(language).normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ı", "i");

/** The CVs of a kind whose title or company contains every word of the search, in the requested order. */
export function arrangeCvs(
  cvs: CvSummary[],
  { search, sort, filter, language }: { search: string; sort: CvSort; filter: CvFilter; language: Language },
): CvSummary[] {
  const words = fold(search, language).split(/\s+/).filter(Boolean);
  const hits = cvs.filter((cv) => {
    if (!isShown(cv, filter)) return false;
    const text = fold(`${cv.jobTitle} ${cv.company}`, language);
    return words.every((word) => text.includes(word));
  });
  return hits.sort(ORDER[sort](language));
}

type Order = (language: Language) => (a: CvSummary, b: CvSummary) => number;

const newest: Order = () => (a, b) => b.createdAt.localeCompare(a.createdAt);
const ORDER: Record<CvSort, Order> = {
  newest,
  oldest: () => (a, b) => a.createdAt.localeCompare(b.createdAt),
  score: (language) => (a, b) => b.matchScore - a.matchScore || newest(language)(a, b),
  title: (language) => (a, b) => a.jobTitle.localeCompare(b.jobTitle, language) || newest(language)(a, b),
};

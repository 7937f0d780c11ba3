import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../lexicon/annotate.ts";
import type { PlacedLine } from "../../posting/line.ts";
import type { PostingLanguage } from "../posting-language.ts";
import { askedFromTurkish, expects, isTurkishWish } from "./posting/asked.ts";
import { COMPANY_IN_TURKISH, NO_TURKISH_COMPANY } from "./posting/company.ts";
import { closesEntry, surelyClosesEntry, tells } from "./posting/endings.ts";
import { findEntries } from "./posting/entries.ts";
import { guessTurkishKind, isTurkishDegree, isTurkishTask, saysExperience } from "./posting/kinds.ts";
import { turkishOrderWords } from "./posting/order-words.ts";
import { cutTurkishPieces } from "./posting/pieces.ts";
import { findSoughtJob, isJobNoun, isOrganisation } from "./posting/title.ts";
import { saysOnlyHowMuch, trimTurkish } from "./posting/trim.ts";

/** Whether a line is an entry or a sentence, which no title is. */
function isEntry({ text, section }: PlacedLine): boolean {
  const last = wordKeys(text).at(-1) ?? "";
  const isListed = section === "requirements" || section === "nice" || section === "tasks";
  return (
    isListed || /[,;:]$|^[^:]{3,25}:/.test(text) || closesEntry(last) || tells(last) || isOrganisation(text)
  );
}

function titleIn(text: string): string | undefined {
  const cut = text.split(/\s[-–—|@]\s|\s*\(|,\s/)[0]?.trim() ?? "";
  return cut.length > 3 ? cut : text.trim();
}

export const turkishPosting: PostingLanguage = {
  gluedLines: /(?<=\p{Ll}{3})(?=\p{Lu})/gu,
  surelyClosesEntry,
  findEntries,
  beginsItem: () => false,

  askedFrom: askedFromTurkish,
  sectionOf: () => undefined,
  cutPieces: cutTurkishPieces,
  trim: trimTurkish,
  isWish: isTurkishWish,
  announcesFields: false,
  isPromise: saysOnlyHowMuch,
  beginsTask: () => false,
  isStatement: (text) => wordKeys(text).some((key) => tells(key) && !expects(key)),

  isTask: isTurkishTask,
  isTaskAboutCertificate: () => false,
  namesDegree: isTurkishDegree,
  asksYears: saysExperience,
  guessKind: guessTurkishKind,
  isCommonWord: () => false,
  // "vb." is "etc.", not Visual Basic.
  isNoName: (term) => term.toLowerCase() === "vb",

  titleIn,
  isEntry,
  isOccupation: (title) => annotate(title, "tr").words.some(({ key }) => isJobNoun(key)),
  findSought: findSoughtJob,

  companyIn: COMPANY_IN_TURKISH,
  isNoCompany: NO_TURKISH_COMPANY,

  orders: turkishOrderWords,
};

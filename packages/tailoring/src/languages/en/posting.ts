import { foldAscii } from "@terzi/language/normalise";
import type { PostingLanguage } from "../posting-language.ts";
import { askedFromEnglish, sectionOfEnglish } from "./posting/asked.ts";
import { COMPANY_IN_ENGLISH, NO_ENGLISH_COMPANY } from "./posting/company.ts";
import { isGift } from "./posting/gifts.ts";
import { englishOrderWords } from "./posting/order-words.ts";
import { englishPageWords } from "./posting/page-words.ts";
import { cutEnglishPieces } from "./posting/pieces.ts";
import { isDeed } from "./posting/predicates.ts";
import { isRestInEnglish } from "./posting/rests.ts";
import { isBoast, isPromise } from "./posting/statements.ts";
import { isEnglishTask } from "./posting/tasks.ts";
import { cutEnglishTerms } from "./posting/terms.ts";
import { findSoughtInEnglish, isOccupation, soundsLikeJob, titleIn } from "./posting/title.ts";
import { trimEnglish } from "./posting/trim.ts";
import { isBaseVerb, isThirdPerson, isVerb } from "./posting/verbs.ts";
import { englishVoiceWords } from "./posting/voice-words.ts";
import { isEnglishWish } from "./posting/wishes.ts";

/**
 * Somebody asked to hold, renew or obtain a certificate has one; "ensure compliance with licence conditions" is a
 * task.
 */
const HOLDS =
  /^(?:be|become|hold|have|possess|maintain|obtain|acquire|get|earn|gain|achieve|renew|keep|pass|complete|present|provide|require|receive|work|drive|operate|use|licen|master|bachelor|certif|regist|nurs|teach|train)/i;

/** The name of a field isn't a sentence. */
const SPEAKS =
  /(?<!\b(?:for|with|in|of|to|at|on|from|by) )\bour\b|\b(?:we|us|you|your|they|is|are|was|were|will|don['’]t|please|if|yes|always)\b/iu;

const JOINING = new Set(["and", "or", "to", "you", "will"]);

/** "changeAbout": two lines pasted into one. Names like JavaScript or GitHub are left alone. */
const GLUED = /(?<=\p{Ll}{3}|\p{Lu}{2})(?=\p{Lu}\p{Ll}{2})/gu;

const SEEKS = /\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|(?:we|is) (?:also )?(?:need|wanted))\b/iu;

export const englishPosting: PostingLanguage = {
  gluedLines: GLUED,
  surelyClosesEntry: () => false,
  findEntries: () => [],
  beginsItem: (key) => isBaseVerb(key) || isThirdPerson(key),
  mayEndItem: () => false,
  endsName: (key) => /^(?:certificate|licen[cs]e|diploma)$/.test(key),

  askedFrom: askedFromEnglish,
  sectionOf: sectionOfEnglish,
  asksClearly: (text) => sectionOfEnglish(text) === "requirements" && !SEEKS.test(text),
  cutPieces: cutEnglishPieces,
  isRestOf: isRestInEnglish,
  cutTerms: cutEnglishTerms,
  yearsStandFirst: true,
  trim: trimEnglish,
  isWish: isEnglishWish,
  announcesFields: true,
  seeks: (text) => SEEKS.test(text),
  asksReader: () => false,
  isBoast,
  isPromise,
  isGift,
  beginsTask: (key) => isVerb(key.replace(/s$/, "")),
  saysDoing: (keys, at) => (at === 0 || JOINING.has(keys[at - 1] ?? "")) && isDeed(keys[at] ?? ""),
  isStatement: (text) => SPEAKS.test(text),

  isTask: (part, _, inTasks) => isEnglishTask(part, inTasks),
  isTaskAboutCertificate: (part) => isEnglishTask(part, false) && !HOLDS.test(part.text),
  isLicence: () => false,
  namesDegree: (folded) =>
    /\b(?:graduates? of (?:an? |the )?(?:faculty|university|college|school|department)|graduated (?:from|in)|faculty of)\b/.test(
      folded,
    ),
  asksYears: () => true,
  guessKind: ({ text }) => (/\bexperience\b/.test(foldAscii(text)) ? "experience" : "knowledge"),
  // Lower-case where other names are capitalised: not a product's name.
  isCommonWord: (term, _telling, sentence) =>
    /^\p{Ll}[\p{Ll} -]+$/u.test(term) && /^\P{L}*\p{Lu}/u.test(sentence),
  isNoName: () => false,

  titleIn,
  isEntry: () => false,
  isOccupation,
  soundsLikeJob,
  findSought: findSoughtInEnglish,

  companyIn: COMPANY_IN_ENGLISH,
  isNoCompany: NO_ENGLISH_COMPANY,

  orders: englishOrderWords,
  voices: englishVoiceWords,
  pageWords: englishPageWords,
};

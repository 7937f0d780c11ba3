import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../lexicon/annotate.ts";
import type { PlacedLine } from "../../posting/line.ts";
import type { PostingLanguage } from "../posting-language.ts";
import {
  askedFromTurkish,
  asksTurkishReader,
  expects,
  isTurkishReason,
  isTurkishWish,
  tellsOfReader,
} from "./posting/asked.ts";
import { COMPANY_IN_TURKISH, NO_TURKISH_COMPANY } from "./posting/company.ts";
import {
  closesEntry,
  closesTask,
  mayEndItem,
  SEARCHES,
  surelyClosesEntry,
  tells,
  tellsReader,
} from "./posting/endings.ts";
import { findEntries } from "./posting/entries.ts";
import { isTurkishChance, isTurkishGift } from "./posting/gifts.ts";
import { guessTurkishKind, isTurkishDegree, isTurkishTask, saysExperience } from "./posting/kinds.ts";
import { turkishOrderWords } from "./posting/order-words.ts";
import { turkishPageWords } from "./posting/page-words.ts";
import { cutTurkishPieces } from "./posting/pieces.ts";
import { isRestInTurkish } from "./posting/rests.ts";
import { cutTurkishTerms } from "./posting/terms.ts";
import { findSoughtJob, isJobNoun, isOrganisation } from "./posting/title.ts";
import { saysOnlyHowMuch, trimTurkish } from "./posting/trim.ts";
import { turkishVoiceWords } from "./posting/voice-words.ts";

/** "Kardeş fabrikamız Parma yakınında", "hastalarımızın çoğu köprünün ötesinden geliyor", "gidip gelmek için": remarks on what is asked. */
const isOurs = (text: string): boolean =>
  /^[^;]*(?:(?:fabrika|firma|sirket|ofis|sube|merkez|ekib|musteri|hasta|muvekkil)\w*m[iu]z(?:\b|[iu]n).*(?:[dt][ae]|yor|\bvar)\W*$|\bekibin yarisi\b|m[ae]k icin$)/.test(
    foldAscii(text),
  );

const TITLE_LABEL =
  /^\s*(?:[iİ][şŞ] )?(?:[iİ]lan[ıIiİ]?|konu|poz[iİ]syon|görev|(?:kadro )?unvan[ıIiİ]?|kadro|aranıyor|ac[iİ]l)\s*(?::\s*|\t)/iu;

/** "Sous chef aranıyor – Bodrum", "Okul öncesi öğretmeni ilanı". */
const SAYS_ADVERT =
  /\s(?:(?:(?:iş|al[ıIiİ]m[ıIiİ]?) )?ilan[ıIiİ]|aran[ıIiİ]yor|al[ıIiİ]nacak(?:t[ıIiİ]r)?)(?=\s[-–—]|\W*$)/iu;

/** Whether a line is an entry or a sentence, which a title never is. */
function isEntry({ text }: PlacedLine): boolean {
  const title = titleIn(text);
  const last = wordKeys(title).at(-1) ?? "";
  const isOther = /:$|^[^:]{3,25}:/.test(text.replace(TITLE_LABEL, ""));
  return isOther || (!namesJob(last) && (closesEntry(last) || tells(last) || isOrganisation(title)));
}

/** The part that names the job: in "Pamukova Bankası | Gişe Yetkilisi" the second. */
function titleIn(text: string): string {
  const parts = text
    .replace(TITLE_LABEL, "")
    .replace(SAYS_ADVERT, "")
    .split(/\s[-–—|@]\s|\s*[()]|,\s/u)
    .map((part) => part.replace(/[.\s]+$/u, "").trim());
  const [first = ""] = parts;
  const named = parts.find((part) => namesJob(wordKeys(part).at(-1) ?? ""));
  const cut = named ?? first;
  return cut.length > MOST_LETTERS_OF_A_SCRAP || named ? cut : text.trim();
}
const MOST_LETTERS_OF_A_SCRAP = 3;

/** "Sertifikası bulunacak": nothing is done with it. */
const IS_THERE = /^(?:bulun|ol)(?!dur)/;
/** "Belge almak", "ehliyet taşımak": who does so has one. */
const HOLDS = /^(?:al|tasi|bulun|tut|tamamla|bitir|gec|edin|sun|ibraz|yenile|kazan|getir|ol)/;

/** "Müdürümüz" is somebody who is there already. */
const namesJob = (key: string): boolean => isJobNoun(key) && !/[iu]m[iu]z/.test(key);

export const turkishPosting: PostingLanguage = {
  gluedLines: /(?<=\p{Ll}{3})(?=\p{Lu})/gu,
  surelyClosesEntry,
  findEntries,
  beginsItem: () => false,
  mayEndItem,
  endsName: (key) => /^(?:belge|sertifika|ehliyet|diploma|ruhsat)s?[iu]$/.test(key),
  asksReader: asksTurkishReader,
  isBoast: () => false,

  askedFrom: askedFromTurkish,
  sectionOf: () => undefined,
  asksClearly: (text) => expects(wordKeys(text).at(-1) ?? ""),
  cutPieces: cutTurkishPieces,
  isRestOf: isRestInTurkish,
  cutTerms: cutTurkishTerms,
  yearsStandFirst: false,
  trim: trimTurkish,
  isWish: isTurkishWish,
  announcesFields: false,
  seeks: (text) => wordKeys(text).some((key) => SEARCHES.test(key)),
  isGift: (text) => isTurkishGift(foldAscii(text)),
  isPromise: (text) =>
    saysOnlyHowMuch(text) ||
    isTurkishReason(text) ||
    // What a bracket says is a remark on what is asked.
    isOurs(text.replace(/(?<=\S)\s*\([^)]*\)/gu, "")) ||
    isTurkishChance(text),
  beginsTask: () => false,
  saysDoing: (keys, at) => at > 0 && closesTask(keys[at] ?? ""),
  isStatement: (text) => !tellsOfReader(text) && wordKeys(text).some((key) => tells(key) && !expects(key)),

  isTask: isTurkishTask,
  isTaskAboutCertificate: ({ text }) => {
    // "Süreleri izlemek: yenileme, lisans": what is done stands before what it is done with.
    const last = wordKeys(text.split(":")[0] ?? "").at(-1) ?? "";
    return (tellsReader(last) && !IS_THERE.test(last)) || (closesTask(last) && !HOLDS.test(last));
  },
  // "Drone lisansı", "CPL lisansı": no field of study is a machine, a game or an abbreviation of three letters.
  isLicence: (folded) =>
    /\b(?:drone|iha|pilot\w*|ucus|telsiz|antrenor\w*|hakem\w*|dalis|spk|cpl|ppl|atpl|yaris\w*|sporcu\w*|yazilim kullanim) lisans[iu]/.test(
      folded,
    ),
  namesDegree: isTurkishDegree,
  asksYears: saysExperience,
  guessKind: guessTurkishKind,
  isCommonWord: (term, _telling, sentence) =>
    /^\p{Ll}[\p{Ll} -]+$/u.test(term) && /^\P{L}*\p{Lu}/u.test(sentence),
  // "vb." is "etc.", not Visual Basic.
  isNoName: (term) => term.toLowerCase() === "vb",

  titleIn,
  isEntry,
  soundsLikeJob: (title) => namesJob(wordKeys(title).at(-1) ?? ""),
  isOccupation: (title) => annotate(title, "tr").words.some(({ key }) => namesJob(key)),
  findSought: findSoughtJob,

  companyIn: COMPANY_IN_TURKISH,
  isNoCompany: NO_TURKISH_COMPANY,

  orders: turkishOrderWords,
  voices: turkishVoiceWords,
  pageWords: turkishPageWords,
};

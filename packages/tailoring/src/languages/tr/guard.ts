import { english } from "@terzi/language/en/english";
import { foldAscii, lowerIn } from "@terzi/language/normalise";
import { remembered } from "@terzi/language/remembered";
import {
  isCase,
  isConjugatedByMe,
  isNegatedVerb,
  isNounForm,
  nounStemsOf,
  useOf,
  verbStemsOf,
} from "@terzi/language/tr/endings";
import { turkish } from "@terzi/language/tr/turkish";
import { lowerMarked } from "../../guard/parse/letter-marks.ts";
import { readTurkish } from "../../lexicon/words.ts";
import type { GuardLanguage, LexiconWord } from "../guard-language.ts";
import { rootsInDictionary } from "./guard/dictionary.ts";
import { fitTurkish, INNER, readSigned, textsIn, withoutPossessive } from "./guard/fit-word.ts";
import { frequencyInTurkish } from "./guard/frequency.ts";
import { dativeIn, isBareUnit, isNoNumber, perMilleAt, shareAt, someOf } from "./guard/numbers.ts";

/** Letters of a stem that no ending changes. */
const UNCHANGED = 2;

const readWord = remembered((signed): LexiconWord => ({ language: turkishGuard, ...readSigned(signed) }));

/** "düşürdük", "yönetiyoruz", "yaptığımız": several people did it. */
const WE_DID = /(?:[dt][iu]k|[iu]yoruz|[dt][iu]g[iu]m[iu]z|m[ae]kt[ae]y[iu]z)$/;
/** "… kurulmasında görev aldım": one contributed to it. */
const IN_DOING = /m[ae]s[iu]nd[ae]$/;

const TRY = /^(?:calis|ugras|cabala|gayret)/;
/** "artırmaya çalıştım", "taşımak için çalıştım". */
const isTried = (keys: string[], at: number): boolean =>
  (/m[ae]y[ae]$/.test(keys[at] ?? "") && TRY.test(keys[at + 1] ?? "")) ||
  (/m[ae]k$/.test(keys[at] ?? "") &&
    /^(?:icin|uzere)$/.test(keys[at + 1] ?? "") &&
    TRY.test(keys[at + 2] ?? ""));

/** "nöbet tutuyorum": after a bare noun, such a verb adds nothing to it. */
const LIGHT_VERB = /^tut(?:[dt][iu]|iyor|uyor|m[ae]k|[ae]r|m[iu]s|il|in|ip|[ae]r[ae]k)/;

/**
 * Verbs that say what happened, not what somebody caused ("artırdı"). Matched on the written word, without
 * diacritics.
 */
const HAPPENING =
  /^(?:art(?![iu]r|t[iu]r)|yuksel(?!t)|azal(?!t)|dus(?!ur)|gerile(?!t)|cik(?!ar)|in(?!d[iu]r)|kisal(?!t)|buyu(?!t)|iyiles(?!tir)|hizlan(?!d[iu]r))/;

const WORKING_AT = /(?:[dt][ae]|l[ae]|[ny][ae]|[ae]r[ae]k|agirlikli)$/;

/** "Fidanlıkta çalışan", "akıcı Kürtçe konuşan", "20'yi bulan işçi". */
const isWorking = (key: string, before: string, isCounted: boolean): boolean =>
  (key === "calisan" && WORKING_AT.test(before)) ||
  (/^(?:konusan|bilen)$/.test(key) && /c[ae]$/.test(before)) ||
  (key === "bulan" && isCounted);

export const turkishGuard: GuardLanguage = {
  module: turkish,
  fitting: {
    readWord,
    foldForms: (forms) => lowerMarked(lowerIn(forms, turkish.id)),
    formsOf: (phrase) => [phrase, ...withoutPossessive(phrase)],
    textsIn,
    beginningOf: (text) => text.slice(0, text.length > UNCHANGED ? UNCHANGED : 1),
    beginningsOf: (key) => [key.slice(0, UNCHANGED), key.charAt(0)],
    fit: fitTurkish,
    mayStandInside: (ending) => INNER.test(ending),
    isDeedOf: () => false,
  },

  isVerbFinal: true,
  isAgglutinative: true,
  isCapitalName: false,
  shortestVerbStem: 3,

  idsOf: remembered((key): readonly string[] => [
    `w:${key}`,
    // An English word in a Turkish text is found by its English stem.
    `e:${english.stem(key)}`,
    ...verbStemsOf(key).map((verb) => `v:${verb}`),
    ...nounStemsOf(key).map((noun) => `s:${noun}`),
  ]),
  inDictionary: (key) => {
    const { stem, roots } = readTurkish(key);
    return { stem, says: roots.filter((root) => root !== "-") };
  },
  translationsOf: rootsInDictionary,
  headOfEntry: (entry) => /^(\S+)(?: (?:etmek|yapmak|olmak))?$/.exec(entry)?.[1] ?? null,
  familyIds: () => [],
  isPlural: (key) => /l[ae]r/.test(key.slice(2)) || (/[^su]s$/.test(key) && key.length > 3),
  isNounForm,
  nounStems: nounStemsOf,
  withoutCopula: (key) => key.replace(/[dt][iu]r$/, ""),
  useOf,
  isCase,
  isSizeEnding: (ending) => /^l[iu]$/.test(ending),
  isOffice: (ending) => /^l[iu][kg]/.test(ending),
  isVerbalNoun: (ending) => /^m[ae]$/.test(ending),
  isDoneByMe: isConjugatedByMe,
  isDuration: (key) => /l[iu][kg]$/.test(key),

  isNegatedVerb,
  markersIn: (key) => [...(WE_DID.test(key) ? ["other"] : []), ...(IN_DOING.test(key) ? ["join"] : [])],
  isTried,
  // "plakaların not edilmesi": a note.
  // "İstenen düzeltmeler" are what somebody else wants.
  isNoMarker: (key) => key === "not" || /^isten(?:en|ilen)/.test(key),
  isSecond: (key) => key === "ikinci",
  isLightVerb: (key) => LIGHT_VERB.test(key),
  beginsVerb: () => false,
  // "raporu yazarım" is an action, "yazarım" may be a role.
  isAgent: ({ key, areVerbs, isBehindTerm }) => !(/[aeiu]r[iu]m$/.test(key) && isBehindTerm) && areVerbs,
  tellsHappening: (surface) => HAPPENING.test(foldAscii(surface)),
  isEmptyVerb: () => false,

  isPer: (key) => key === "basina",
  isWith: () => false,
  isCounter: (key) => /^(?:adet|tane)$/.test(key),
  isWorking,
  isAhead: () => false,
  isCounting: (keys, at, isBehindTerm) => /^sayisi/.test(keys[at] ?? "") && isBehindTerm,
  isBehindRole: () => false,

  frequencyAt: frequencyInTurkish,
  isNoNumber,
  someOf,
  shareAt,
  perMilleAt,
  isOneLong: (key) => key === "bir",
  isOneShort: (key, _before, next) => key === "bir" && /^(?:bucuk|saat|dakika|gun|hafta)$/.test(next),
  dativeIn,
  isBareUnit,
};

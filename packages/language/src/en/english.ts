import type { LanguageModule } from "../language-module.ts";
import { englishDegrees, englishLanguageLevels } from "./degrees-and-levels.ts";
import { englishNumbers } from "./numbers.ts";
import { stemEnglish } from "./stem.ts";

export const english: LanguageModule = {
  id: "en",
  locale: "en-US",
  ownLetters: "",
  detection: {
    commonWords:
      `the and of to in for with on is are be as or an we you our your will at by from this that have
      experience skills work team years ability knowledge required must strong including responsible
      degree managed using`.split(/\s+/),
  },
  names: { looksOwn: () => false, isActivity: () => false },
  stem: stemEnglish,
  sentences: {
    abbreviations: [
      ..."etc vs approx avg incl min max no st dr mr mrs ms sr jr prof inc ltd co".split(" "),
      String.raw`e\.g`,
      String.raw`i\.e`,
    ],
    companyForms: ["inc", "ltd", "co", "corp"],
    companyWords: ["Ltd", "Inc", "Co", "Corp"],
  },
  dates: {
    monthForms: { 9: ["sept"] },
    ongoing: ["Present", "current", "currently", "now", "today", "ongoing", "to date"],
  },
  numbers: englishNumbers,
  degrees: englishDegrees,
  languageLevels: englishLanguageLevels,
};

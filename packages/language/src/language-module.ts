import type { Language } from "@terzi/contracts/languages";
import type { Degree, HigherDegree } from "./degree.ts";
import type { NumberWords } from "./number-words.ts";

/**
 * Everything that code may ask of a language. Each member is required: a language that lacks one doesn't compile.
 * Words are folded (lower case, no marks on letters) unless a comment says otherwise; patterns are sources of regular
 * expressions, because the readers join those of all languages into one.
 */
export type LanguageModule = {
  id: Language;
  /** For `Intl` and for documents: "en-US". */
  locale: string;
  /** Letters, small and capital, that English doesn't have and its keyboard can't type. */
  ownLetters: string;
  detection: {
    /** Words that texts of this language can hardly do without, and other languages have not. */
    commonWords: readonly string[];
  };
  /** How names of skills look; all languages that have letters of their own are told by them. */
  names: {
    /** Whether a name is surely of this language, by its letters or an ending. */
    looksOwn(name: string): boolean;
    /** Whether one word is surely what somebody does, and so no name of a product. */
    isActivity(word: string): boolean;
  };
  /** A light stem of a folded word: endings go, its meaning stays. Only stems of one language may be compared. */
  stem(key: string): string;
  sentences: {
    /** A full stop behind one of these patterns ends no sentence. Written with their marks. */
    abbreviations: readonly string[];
    /** "Ltd": ends the name of a company, and so perhaps a sentence. With their marks. */
    companyForms: readonly string[];
    /** The same as words behind which a company's name goes on: "Ltd. Şti." */
    companyWords: readonly string[];
  };
  dates: {
    /** Short and other forms of the months' names that `Intl` doesn't give, by the number of the month. */
    monthForms: Readonly<Record<number, readonly string[]>>;
    /** What stands for the end of something that goes on, as it is written: "present". The first is printed. */
    ongoing: readonly [string, ...string[]];
  };
  numbers: NumberWords;
  degrees: {
    /** Patterns of what names each degree. */
    named: Readonly<Record<Degree, string>>;
    /** Patterns of what a degree itself is called, and no school or level: "ma", which may be anything in a text. */
    called: Readonly<Record<HigherDegree, string>>;
    /** Patterns of what names degrees below a bachelor's, and of words behind them that a bachelor's has too. */
    below: readonly string[];
    behind: readonly string[];
    /** Patterns of names that hold the name of a bachelor's degree and mean another. */
    notBachelor: readonly string[];
  };
  /** Patterns of what a posting calls levels of a language, from high to low. */
  languageLevels: Readonly<Record<LanguageLevel, readonly string[]>>;
};

/** CEFR, and above it who was born to a language. */
export type LanguageLevel = "Native" | "C2" | "C1" | "B2" | "B1" | "A2";

import type { Language } from "@terzi/contracts/languages";
import type { Degree, HigherDegree } from "./degree.ts";
import type { NumberWords } from "./number-words.ts";

/**
 * Everything that code may ask of a language. All members are required: an incomplete language doesn't compile. Words
 * are folded (lower case, no marks on letters) unless a comment says otherwise. Patterns are sources of regular
 * expressions, because readers join those of all languages into one.
 */
export type LanguageModule = {
  id: Language;
  /** For `Intl` and for documents: "en-US". */
  locale: string;
  /** Letters, small and capital, that English lacks and its keyboard can't type. */
  ownLetters: string;
  detection: {
    /** Words that texts in this language can hardly do without, and that other languages don't have. */
    commonWords: readonly string[];
  };
  /** What names of skills look like; languages with letters of their own are recognised by them. */
  names: {
    /** Whether a name certainly belongs to this language, by its letters or an ending. */
    looksOwn(name: string): boolean;
    /** Whether a word is certainly an activity, and so not a product's name. */
    isActivity(word: string): boolean;
  };
  /** A light stem of a folded word: endings go, the meaning stays. Only compare stems of one language. */
  stem(key: string): string;
  sentences: {
    /** A full stop after one of these patterns ends no sentence. Written with their marks. */
    abbreviations: readonly string[];
    /** "Ltd": ends a company's name, and so perhaps a sentence. With their marks. */
    companyForms: readonly string[];
    /** The same for words after which a company's name continues: "Ltd. Şti." */
    companyWords: readonly string[];
  };
  dates: {
    /** Short and other forms of month names that `Intl` doesn't have, by the month's number. */
    monthForms: Readonly<Record<number, readonly string[]>>;
    /** How the end of something ongoing is written: "present". The first is printed. */
    ongoing: readonly [string, ...string[]];
  };
  numbers: NumberWords;
  degrees: {
    /** Patterns that identify each degree. */
    named: Readonly<Record<Degree, string>>;
    /**
     * Patterns for what a degree itself is called, excluding schools and levels: "ma", which may be anything in a
     * text.
     */
    called: Readonly<Record<HigherDegree, string>>;
    /** Patterns for degrees below a bachelor's, and for words after them that a bachelor's has too. */
    below: readonly string[];
    behind: readonly string[];
    /** Patterns for names that contain the name of a bachelor's degree and mean another. */
    notBachelor: readonly string[];
  };
  /** Patterns for what postings call language levels, from high to low. */
  languageLevels: Readonly<Record<LanguageLevel, readonly string[]>>;
};

/** CEFR levels, and above them native speakers. */
export type LanguageLevel = "Native" | "C2" | "C1" | "B2" | "B1" | "A2";

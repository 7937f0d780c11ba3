import type { LanguageModule } from "@terzi/language/language-module";
import type { Token } from "@terzi/language/tokens";
import type { Frequency } from "../guard/parse/frequency-ids.ts";
import type { NumberFound } from "../guard/parse/number-term.ts";

/** A word of the guard's lexicon in one language. */
export type LexiconWord = {
  language: GuardLanguage;
  /** What it is found by: its stem, or the whole word in languages with endings. */
  text: string;
  written: string;
  /** With its diacritics, where `text` has none: "kış", "kis". Empty in languages without them. */
  marked: string;
  isVerb: boolean;
  /** Only in exactly this form. "timed!" isn't "time", "iç!" isn't "içinde". */
  isExact: boolean;
};

/** How a token matches a word. `stemLength`: how many letters are the word itself; the rest is an ending. */
export type Fit = { isNegated: boolean; isFuture: boolean; stemLength: number };

/** How a language's lexicon words are found in a text. Keys are folded tokens. */
export type WordFitting = {
  /** Many of the lexicon's forms at once, in the letters that texts are compared in. */
  foldForms(forms: string): string;
  readWord(signed: string): LexiconWord;
  /** The forms under which a phrase of the lexicon is found, all with the same first word. */
  formsOf(phrase: string): string[];
  /** The words that a key may be a form of; none longer than `longest`. */
  textsIn(key: string, longest: number): Iterable<string>;
  /** The index key of a group's second word, and the part of a key that is looked up in it. */
  beginningOf(text: string): string;
  beginningsOf(key: string): string[];
  fit(key: string, word: LexiconWord): Fit | null;
  /** Whether a word inside a group of nouns may have such an ending. */
  mayStandInside(ending: string): boolean;
  /** Whether a key is in another form than a group for a thing has: "advised customers". */
  isDeedOf(key: string, word: LexiconWord): boolean;
};

/**
 * What the guard asks of a language to read a sentence into claims. Keys are folded tokens; an ending is what follows
 * a word's own letters in its key.
 */
export type GuardLanguage = {
  module: LanguageModule;
  fitting: WordFitting;

  /** The verb follows everything it governs, and the person's role comes last. */
  isVerbFinal: boolean;
  /** Case, possession and person are endings; word order doesn't tell a noun from a verb. */
  isAgglutinative: boolean;
  /** A capital inside a sentence makes any word a name. */
  isCapitalName: boolean;
  /** The fewest letters by which a verb's stem can be told from other words. */
  shortestVerbStem: number;

  /** The ids of a word itself, whatever it means. */
  idsOf(key: string): readonly string[];
  /** A word's dictionary form, and its meanings in the lingua franca, as roots. */
  inDictionary(key: string): { stem: string; says: readonly string[] };
  /** Every meaning of a word in the lingua franca, as roots, however rare. */
  translationsOf(key: string): readonly string[];
  /** The headword of a dictionary entry, folded; null for entries of several words. */
  headOfEntry(entry: string): string | null;
  /** The ids of a word's family, for words that aren't in any list. */
  familyIds(key: string): string[];
  isPlural(key: string): boolean;
  /** Whether a known word is in a noun form. */
  isNounForm(key: string): boolean;
  nounStems(key: string): string[];
  /** Without an ending that means "is". */
  withoutCopula(key: string): string;
  /** The role that a written word's ending, and the word after it, give it. */
  useOf(written: string, next: string): "object" | "beside" | "whose" | "whom" | "";
  isCase(ending: string): boolean;
  /** "Odalı": how many of it something has. */
  isSizeEnding(ending: string): boolean;
  /** "Müdürlük": the work of a title, not the title. */
  isOffice(ending: string): boolean;
  /** "Temizleme": a verb's noun. */
  isVerbalNoun(ending: string): boolean;
  /** "Taşıdım": I did it. */
  isDoneByMe(ending: string): boolean;
  /** "Günlük" after a number: a duration, not a frequency. */
  isDuration(key: string): boolean;

  isNegatedVerb(key: string): boolean;
  /** "Yaptık", "kurulmasında": the markers in an ending. */
  markersIn(key: string): string[];
  /** "Artırmaya çalıştım": an aim that may not have been reached. */
  isTried(keys: string[], at: number): boolean;
  /** A word that looks like a marker and isn't: "not" as a grade. */
  isNoMarker(key: string): boolean;
  /** The word for "second" that also means a lesser rank. */
  isSecond(key: string): boolean;
  isLightVerb(key: string): boolean;
  /** Whether a bare verb may follow a word, "" at the beginning: "to", "who". */
  beginsVerb(before: string): boolean;
  /**
   * Whether a role that might be a verb is a person: "geliştirici", "driver". `before` and `behind` are its
   * neighbours.
   */
  isAgent(word: {
    key: string;
    before: string;
    behind: string;
    areVerbs: boolean;
    isBehindTerm: boolean;
  }): boolean;
  /** Whether a verb says what happened rather than what somebody did; null where only word order shows it. */
  tellsHappening(surface: string): boolean | null;
  /** A group's verb that may mean anything, and says nothing without its object: "call off". */
  isEmptyVerb(verb: string, words: string[]): boolean;

  /** "Başına": per. */
  isPer(key: string): boolean;
  /** Introduces what somebody has, and so ends what precedes it. */
  isWith(key: string): boolean;
  /** "3 adet torna": a unit that names nothing. */
  isCounter(key: string): boolean;
  /** "Çalışan" after a place, and `isCounted` after a number: what somebody does, not a person. */
  isWorking(key: string, before: string, isCounted: boolean): boolean;
  /** "Planned for 2028": what follows hasn't happened yet. */
  isAhead(key: string): boolean;
  /** "The number of", "sayısı"; `isBehindTerm` where the thing precedes it. */
  isCounting(keys: string[], at: number, isBehindTerm: boolean): boolean;
  /** Introduces what is said about a role at the beginning of a summary. */
  isBehindRole(key: string): boolean;

  frequencyAt(tokens: readonly Token[], at: number): Frequency | null;
  /** "Ondan önce": a word that looks like a number and is none, where a language has such. */
  isNoNumber?(tokens: readonly Token[], at: number): boolean;
  /** "Ikisini": that many of those just counted. */
  someOf(text: string, tokens: readonly Token[], at: number): NumberFound | null;
  /** "Üçte bir" as a fraction; 0 where there is none. */
  shareAt(tokens: readonly Token[], at: number): number;
  /** "Binde 1", "on binde 4" as a percentage; null where there is none. */
  perMilleAt(tokens: readonly Token[], at: number): NumberFound | null;
  /** Whether a word before a unit of time means one of it: "a year", "bir yıl". */
  isOneLong(key: string, before: string): boolean;
  /** The same of a shorter time, where it counts: "by an hour", "bir saat", "bir buçuk". */
  isOneShort(key: string, before: string, next: string): boolean;
  /**
   * After a number, a case ending that means "to", and its noun when that isn't attached to the number; null
   * otherwise.
   */
  dativeIn(behind: string): { noun: string | undefined } | null;
  /** Units that end like such a case without having one. */
  isBareUnit(noun: string): boolean;
};

import type { LanguageModule } from "@terzi/language/language-module";
import type { Token } from "@terzi/language/tokens";
import type { Frequency } from "../guard/parse/frequency-ids.ts";
import type { NumberFound } from "../guard/parse/number-term.ts";

/** A word of the guard's lexicon in one language. */
export type LexiconWord = {
  language: GuardLanguage;
  /** What it is found by: its stem, or the whole of it where words carry endings. */
  text: string;
  written: string;
  /** With the marks on its letters, where `text` has none: "kış", "kis". Empty in languages without marks. */
  marked: string;
  isVerb: boolean;
  /** This very form and no other. "timed!" isn't "time", "iç!" isn't "içinde". */
  isExact: boolean;
};

/** How a token carries a word. `stemLength`: how many letters are the word's own; the rest is an ending. */
export type Fit = { isNegated: boolean; isFuture: boolean; stemLength: number };

/** How the lexicon's words of a language are met in a text. Keys are folded tokens. */
export type WordFitting = {
  /** The lexicon's forms, many at once, in the letters that texts are compared by. */
  foldForms(forms: string): string;
  readWord(signed: string): LexiconWord;
  /** The forms of a phrase of the lexicon under which it is met, all with the same first word. */
  formsOf(phrase: string): string[];
  /** The texts of words that a key may carry; none is longer than `longest`. */
  textsIn(key: string, longest: number): Iterable<string>;
  /** By what the second word of a group is shelved, and what of it a key may have. */
  beginningOf(text: string): string;
  beginningsOf(key: string): string[];
  fit(key: string, word: LexiconWord): Fit | null;
  /** Whether a word inside a group of nouns may have such an ending. */
  mayStandInside(ending: string): boolean;
  /** Whether a key is another form than the one that a group for a thing has: "advised customers". */
  isDeedOf(key: string, word: LexiconWord): boolean;
};

/**
 * What the guard asks of a language when it reads a sentence into what it claims. Keys are folded tokens; an ending is
 * what follows a word's own letters in its key.
 */
export type GuardLanguage = {
  module: LanguageModule;
  fitting: WordFitting;

  /** Verbs stand behind all that they govern, and who one is stands last. */
  isVerbFinal: boolean;
  /** Case, possession and person are endings; where a word stands tells no noun from a verb. */
  isAgglutinative: boolean;
  /** A capital within a sentence makes a name of any word. */
  isCapitalName: boolean;
  /** With fewer letters a verb's stem is too short to be told from other words. */
  shortestVerbStem: number;

  /** The ids of a word itself, whatever it means. */
  idsOf(key: string): readonly string[];
  /** A word as a dictionary has it, and what it says in the lingua franca, as roots. */
  inDictionary(key: string): { stem: string; says: readonly string[] };
  /** All that a word may say in the lingua franca, as roots, however seldom. */
  translationsOf(key: string): readonly string[];
  /** The word by which an entry of a dictionary is found, folded; null for entries of more words. */
  headOfEntry(entry: string): string | null;
  /** The ids of its family, for words that no list knows. */
  familyIds(key: string): string[];
  isPlural(key: string): boolean;
  /** Whether a known word is said as a noun by its form. */
  isNounForm(key: string): boolean;
  nounStems(key: string): string[];
  /** Without an ending that says "is". */
  withoutCopula(key: string): string;
  /** What an ending and the word behind make of a word as it is written. */
  useOf(written: string, next: string): "object" | "beside" | "whose" | "whom" | "";
  isCase(ending: string): boolean;
  /** "Odalı": how many of it something has. */
  isSizeEnding(ending: string): boolean;
  /** "Müdürlük": the work of a title, not the title. */
  isOffice(ending: string): boolean;
  /** "Temizleme": the noun of any verb. */
  isVerbalNoun(ending: string): boolean;
  /** "Taşıdım": I did it. */
  isDoneByMe(ending: string): boolean;
  /** "Günlük" behind a number: so long, not so often. */
  isDuration(key: string): boolean;

  isNegatedVerb(key: string): boolean;
  /** "Yaptık", "kurulmasında": the markers that an ending carries. */
  markersIn(key: string): string[];
  /** "Artırmaya çalıştım": what one worked towards needn't have come about. */
  isTried(keys: string[], at: number): boolean;
  /** A word that looks like a marker and is another word: "not". */
  isNoMarker(key: string): boolean;
  /** The word for "second" that also names a lesser rank. */
  isSecond(key: string): boolean;
  isLightVerb(key: string): boolean;
  /** Whether a verb may stand bare behind a word, "" at the beginning: "to", "who". */
  beginsVerb(before: string): boolean;
  /** Whether a role that might be a verb is who does it: "geliştirici", "driver". `before` and `behind` are its neighbours. */
  isAgent(word: {
    key: string;
    before: string;
    behind: string;
    areVerbs: boolean;
    isBehindTerm: boolean;
  }): boolean;
  /** Whether a verb says what happened, not what somebody did; null where only the order of words tells. */
  tellsHappening(surface: string): boolean | null;
  /** A group's verb of any meaning, which says nothing apart from what it takes: "call off". */
  isEmptyVerb(verb: string, words: string[]): boolean;

  /** "Başına": each. */
  isPer(key: string): boolean;
  /** Opens what somebody has, and so ends what stands before it. */
  isWith(key: string): boolean;
  /** "3 adet torna": counts and names nothing. */
  isCounter(key: string): boolean;
  /** "Çalışan", behind a place, and `isCounted` behind a number: what somebody does, no person. */
  isWorking(key: string, before: string, isCounted: boolean): boolean;
  /** "Planned for 2028": what is behind it hasn't been yet. */
  isAhead(key: string): boolean;
  /** "The number of", "sayısı"; `isBehindTerm` where that must stand before it. */
  isCounting(keys: string[], at: number, isBehindTerm: boolean): boolean;
  /** Opens what is said of a role that stands first in a summary. */
  isBehindRole(key: string): boolean;

  frequencyAt(tokens: Token[], at: number): Frequency | null;
  /** "Ikisini": so many of those just counted. */
  someOf(text: string, tokens: Token[], at: number): NumberFound | null;
  /** "Üçte bir" as a part of one; 0 where none is said. */
  shareAt(tokens: Token[], at: number): number;
  /** "Binde 1": one; NaN where none is said. */
  perMilleAt(tokens: Token[], at: number): number;
  /** Whether a word before a unit of time is one of it: "a year", "bir yıl". */
  isOneLong(key: string, before: string): boolean;
  /** Behind a number, a case that says "to", and its noun, if it isn't written to the number; null where there is none. */
  dativeIn(behind: string): { noun: string | undefined } | null;
  /** Units that end like such a case and have none. */
  isBareUnit(noun: string): boolean;
};

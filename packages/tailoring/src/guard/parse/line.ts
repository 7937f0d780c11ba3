import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { NumberTerm } from "./number-term.ts";
import type { Words } from "./words.ts";

/** A word or a fixed group of words that claims something. */
export type Term = {
  surface: string;
  /** The ids that it may match: "c:" a thing, "n:" an action as a noun, "w:", "e:", "t:" the word itself. */
  ids: string[];
  /** What it is a kind of, as ids: a truck driver is a driver, but not vice versa. */
  wider: string[];
  /** The ids of each of its words, where it has more than one. */
  parts: string[][];
  /** The same for the fixed groups inside it: "intensive care" and "nurse"; empty without any. */
  groups: string[][];
  start: number;
  end: number;
  /** Whether it is the head of its group of words. */
  isGroupEnd: boolean;
  /** Where a move goes from or to: "from Oracle to PostgreSQL". */
  side: "from" | "to" | "";
  /** Whether a preposition stands before it: "by 30 % through double checks" counts no checks. */
  isApart: boolean;
  /** "without downtime", "kesinti olmadan". */
  isNegated: boolean;
  /**
   * Its role by its Turkish ending: the object ("takvimi"), a circumstance ("takvime göre"), a possessor, a
   * recipient.
   */
  use: "object" | "beside" | "whose" | "whom" | "";
  /** "müdürüyle", "müdürüne": it has a case, so it isn't the person's own role. */
  isCased: boolean;
  /** "as a nurse", "hemşire olarak": the person's own role, whatever they did. */
  isPosed: boolean;
  /** "240 odalı", "40-seat": its number says how many of it the following noun has. */
  isSize: boolean;
  /** "a report", "bir rapor" is one; "reports", "raporlar" are more. */
  count: "one" | "many" | "";
};

export type Action = {
  surface: string;
  ids: string[];
  start: number;
  end: number;
  /** A noun ("management"), which may also take the words before it. */
  isNominal: boolean;
  isGerund: boolean;
  language: GuardLanguage;
  /** Adds nothing to the rest of the sentence: "did", "used". */
  isPlain: boolean;
  /** Adds nothing to the noun of action that it governs: "gave training", "bakım çalışmalarını yürüttü". */
  isLight: boolean;
  /** Somebody else does it: "calibrate", in "manage technicians who calibrate the scales". */
  isOthers?: boolean;
  /** What the words of its group mean by themselves: to clean, and windows, in "clean windows". */
  inside?: {
    deeds: string[];
    things: string[];
    /** Its object, where the verb may mean anything: announcements, in "made announcements", "anons yaptı". */
    done: string[];
  };
};

/** A span of a sentence with at most one governing action: its own, or that of the span that governs it. */
export type Clause = {
  terms: Term[];
  actions: Action[];
  /** Whether the action is its neighbour's: "suppliers" in "managed stock, suppliers". */
  isInherited: boolean;
  numbers: NumberTerm[];
  markers: Set<string>;
  /** Those that apply to the whole clause ("assisted in …", "… destek verdim"), and so to its neighbours too. */
  spreading: Set<string>;
  /** Who the person is, which no neighbour's action governs. */
  standsAlone?: boolean;
  /** Whether it says that something still goes on: "currently", "halen", "çalışıyor". */
  isPresent: boolean;
  /** "throughout the pandemic", "pandemi boyunca": all the time that something took. */
  isThroughout: boolean;
};

export type Line = { text: string; clauses: Clause[]; words: Words };

import type { GuardLanguage } from "../../languages/guard-language.ts";
import type { NumberTerm } from "./number-term.ts";
import type { Words } from "./words.ts";

/** A word or a fixed group of words that claims something. */
export type Term = {
  surface: string;
  /** The ids under which it may be met: "c:" a thing, "n:" an action as a name, "w:", "e:", "t:" the word itself. */
  ids: string[];
  /** What it is a kind of, as ids: said of a truck driver, "driver" is true; not the other way round. */
  wider: string[];
  /** The ids of each of its words, where it has more than one. */
  parts: string[][];
  /** The same by the fixed groups inside it: "intensive care" and "nurse"; none where it has none. */
  groups: string[][];
  start: number;
  end: number;
  /** Whether it ends its group of words, and so is what the group is about. */
  isGroupEnd: boolean;
  /** Where a move goes from or to: "from Oracle to PostgreSQL". */
  side: "from" | "to" | "";
  /** Whether a preposition stands before it: "by 30 % through double checks" counts no checks. */
  isApart: boolean;
  /** "without downtime", "kesinti olmadan". */
  isNegated: boolean;
  /** What a Turkish ending makes of it: what is done with something ("takvimi"), where or by what ("takvime göre"), whose, to whom. */
  use: "object" | "beside" | "whose" | "whom" | "";
  /** "müdürüyle", "müdürüne": has a case, so it isn't what one is. */
  isCased: boolean;
  /** "as a nurse", "hemşire olarak": said of oneself, whatever one did. */
  isPosed: boolean;
  /** "240 odalı", "40-seat": its number says how many of it that has which stands behind. */
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
  /** Adds nothing to what the rest says: "did", "used". */
  isPlain: boolean;
  /** Adds nothing to the noun of an action that it governs: "gave training", "bakım çalışmalarını yürüttü". */
  isLight: boolean;
  /** Somebody else does it: "calibrate", in "manage technicians who calibrate the scales". */
  isOthers?: boolean;
  /** What the words of its group say by themselves: to clean, and windows, in "clean windows". */
  inside?: {
    deeds: string[];
    things: string[];
    /** The thing that it does by a verb of any meaning: announcements, in "made announcements", "anons yaptı". */
    done: string[];
  };
};

/** A span of a sentence with one action at most in charge: its own, or that of the span that governs it. */
export type Clause = {
  terms: Term[];
  actions: Action[];
  /** Whether the action is its neighbour's: "suppliers" in "managed stock, suppliers". */
  isInherited: boolean;
  numbers: NumberTerm[];
  markers: Set<string>;
  /** Those of them that take in the whole clause ("assisted in …", "… destek verdim"), and so its neighbours too. */
  spreading: Set<string>;
  /** Who one is, which no neighbour's action takes in. */
  standsAlone?: boolean;
  /** Whether it says that something still goes on: "currently", "halen", "çalışıyor". */
  isPresent: boolean;
  /** "throughout the pandemic", "pandemi boyunca": all the time that something took. */
  isThroughout: boolean;
};

export type Line = { text: string; clauses: Clause[]; words: Words };

import type { AddedCues } from "./added-cues.ts";
import type { OtherNumberCues, OtherWordCues } from "./told-otherwise-cues.ts";

/**
 * What sentences say in the words of a language. Each is the source of a regular expression; the guard joins those of
 * all languages, because texts mix them.
 */
export type GuardCues = AddedCues &
  OtherWordCues & {
    /** The end of a name for somebody: "inventor". */
    calling: string;
    /** Words of praise that praise nothing here: outstanding fees are unpaid. */
    noPraise: string;
    /** Who was first in a contest. */
    firstPlace: string;
    /** The beginning of a noun that says nothing more of the thing before it: "home-visit service". */
    plainHead: string;
    /** A word of reach that reaches over a time or the steps of something, and over nobody. */
    reachOfTime: string;
    /** A verb whose subject is what something is done to: "is bought", "went to a subcontractor". */
    undergone: string;
    /** Before a team whose members it names. */
    madeOf: string;
    /** Beside such a word stands what one can do: "skilled in …". */
    knowing: string;
    /** A rank in front of a title, without which the title is true too: "head brewer". */
    rankOfTitle: string;
    /** A title with such a word is a lower one. */
    lowerRank: string;
    /** The word in a school's name that other schools have too. */
    school: string;
    /** Behind a language's name: another language. */
    signLanguage: string;
    /** A level of a language that elsewhere claims nothing. */
    atWorkLevel: string;
    /** Says that a certificate is held now. */
    certified: string;
    /** Says that a degree wasn't obtained, or not yet. */
    unfinished: string;
    /** A sentence about what one knows, which no deed has to show. */
    speaksOfSkill: string;
    /** The beginning of a noun for any work, of whatever kind the words before it say. */
    anyWork: string;
    /** Keeps a denial without being a marker. */
    keepsDenial: string;
    /** Says that others did it too. */
    keepsDoer: string;
    /** Before or behind people: they are whom one spoke with, and didn't do it too. */
    meetsWith: string;
    /** A thing that several use, which one may have made alone. */
    sharedThing: string;
    /** Beside somebody who works for one. */
    helpedBy: string;
    /** Says that it wasn't done yet, or not for good. */
    keepsState: string;
    /** A part of a sentence that tells what somebody else does. */
    othersDo: string;
    /** Where a line passes from one's own work to another's. */
    turnsToOthers: string;
    /** Names somebody beside oneself. */
    namesOthers: string;
    /** By what something was reached, to the end of that part. */
    meansPart: string;
    /** Behind a rank: it was somebody's own, for that work. */
    posedBehind: string;
    /** The end of a noun for the work of a rank, and that it was done. */
    servedBehind: string;
    /** Nobody else did it. */
    byOneself: string;
    /** All of a time, not only some of it. */
    throughout: string;
    /** It is so today. */
    atPresent: string;
    fullTime: string;
    partTime: string;
    /** Work that isn't full-time. */
    lessThanFull: string;
    /** The end of a verb for bringing something to its end. */
    concluded: string;
    /** Puts two entries in an order of time. */
    betweenEntries: string;
    /** Puts two numbers in an order of time. */
    inOrder: string;
    /** A pronoun for a thing told before; case-sensitive. */
    sameThing: string;
    /** A word for where something told before was. */
    sameEntry: string;
    /** Says that one thing came of another. */
    causes: string;
    /** Names a cause. */
    thanksTo: string;
    /** Names a means or a cause. */
    byMeans: string;
    /** Ties two deeds together. */
    tiesDeeds: string;
    /** The same, where a line is cut in parts. */
    tiesParts: string;
    and: string;
    /** Between two parts of a line, each with a deed of its own. */
    betweenParts: string;
    /** What one goes through for a degree; folded. */
    studies: string;
    /** In what order things were put, which is no change of them. */
    sortedBy: string;
    /** Says that nothing of its kind was left out; behind it stands what. */
    wholeOf: string;
    /** A share of something, however it is said. */
    shareOf: string;
    /** What others did with a thing, told behind or before it; who they are comes first. */
    othersPart: string;
    /** Between two stretches of a line, each told or left out as a whole. */
    betweenStretches: string;
    /** Between two of somebody's credentials. */
    betweenCredentials: string;
    /** Before such a word another credential begins. */
    opensCredential: string;
    /** Behind such a word another credential begins. */
    closesCredential: string;
    /** Between the parts of a list. */
    joinsList: string;
    /** Beginnings of words for people beside one, and firms; folded. */
    people: string;
    /** A word that denies; folded. */
    denying: string;
    /** Says that something is lacking or was kept away, in words that deny nothing by themselves. */
    lacking: string;
    /** Neither of two. */
    neither: string;
    /** Before a deed: it was all but done. */
    notQuite: string;
    /** It was to be done, or somebody wanted or offered it: nothing says that it was. */
    notYetDone: string;
    /** For which something else was done; its first word is the deed. */
    purpose: string;
    /** Somebody else did it, at one's word; its last word is the deed. */
    doneByOthers: string;
    /** A verb by which one may have had something done. */
    mayHaveDone: string;
    /** More than half, of more than one. */
    mostOf: string;
    /** Between two things of which it was one. */
    eitherOf: string;
    /** Of all seasons or years. */
    everySeason: string;
    /** The season of one year. */
    oneSeason: string;
    /** At the beginning: that one isn't any more. */
    noLonger: string;
    /** Studies that go on. */
    studiesNow: string;
    /** Says that one was graduated. */
    graduated: string;
    /** Says that what a certificate is in was done. */
    practises: string;
    /** What one attended without being graduated by it; of a name that names no degree. */
    noDegree: string;
  };

/** The same, of what stands around numbers. */
export type NumberCues = OtherNumberCues & {
  /** The larger and the smaller unit of a time in two: 5 hours 40 minutes. */
  largerTime: string;
  smallerTime: string;
  half: string;
  /** Behind it, what changed changed by half. */
  byHalf: string;
  /** Before what looks like a number: a part of a word. */
  front: string;
  /** Words that look like numbers without their marks. */
  noNumber: string;
  /** Behind a number: a part of what another one counts. */
  partOfCount: string;
  /** So often in a time. */
  per: string;
  /** Written at a number: scales and the ends of ordinals. */
  numberSuffix: string;
  /** A day that comes once a month. */
  dayOfMonth: string;
  /** Before a number: by how much. */
  by: string;
  /** Behind a number: so many times as much. */
  multiplied: string;
  /** Stands for a sign of per cent, before the number. */
  percentBefore: string;
  /** Before a number. */
  about: string;
  /** Before a number. */
  atLeast: string;
  /** Before a number. */
  atMost: string;
  /** Before a number. */
  noMore: string;
  /** Before a number. */
  noLess: string;
  /** Before a number. */
  average: string;
  /** Before a number. */
  upTo: string;
  /** Behind a number and its noun: it is passed, or a lower bound. */
  moreBehind: string;
  /** Behind a number and its noun: that and more. */
  upwards: string;
  /** Behind a number: a hundredth of a currency's unit. */
  subunit: string;
  /** So much comes back in each such time, said beside what is counted. */
  rate: string;
  /** So much for each of something. */
  perEach: string;
  /** Says that a number is of each one, and not of all together. */
  forEachOne: string;
  /** Before a unit of time: only some of its days or hours count. */
  ofWork: string;
  /** Behind a number and its noun. */
  aboutBehind: string;
  /** The end of a number's noun and what follows it. */
  upToBehind: string;
  /** Behind a year. */
  sinceBehind: string;
  /** Behind a number: what it is measured by. */
  outOf: string;
  /** Says that a number is passed, before it. */
  moreThan: string;
  /** Says that a number is passed, behind its noun. */
  passedBehind: string;
  /** Says that a number isn't reached. */
  lessThan: string;
  /** Before a limit that is set by denying the other side. */
  deniesLimit: string;
  /** Behind a number with its noun: by whose terms or orders something is done, which no word before it tells from "fewer". */
  termsBehind: string;
  /** Sets a limit in a way that no number is read with. */
  limited: string;
  /** Behind years: what they are years of stands between. */
  experienceBehind: string;
  /** Years with what they are years of behind them. */
  yearsBefore: string;
  /** A word that is weighed with its number; folded. */
  howExact: string;
  /** What "every" stands before; folded. */
  unitOfTime: string;
  /** A word beside a number that says how exact it is; folded. */
  qualifier: string;
  /** Such a word that may also stand behind its number; folded. */
  qualifierBehind: string;
  /** Such a word that qualifies only what precedes it; folded. */
  onlyBehind: string;
  /** Two of two. */
  both: string;
  /** How often, counted by minutes. */
  aMinute: string;
  /** Behind a number: something takes so many hours. */
  hoursLong: string;
  /** Before a date, and behind it: earlier, later, no longer than. */
  beforeDate: string;
  beforeDateBehind: string;
  afterDate: string;
  afterDateBehind: string;
  untilDate: string;
  untilDateBehind: string;
  /** Between the two ends of a range. */
  toEnd: string;
  /** The same, where a word before or behind says that it is one. */
  betweenEnds: string;
  /** That word. */
  between: string;
  /** Before a number: besides those told before. */
  further: string;
  /** Before a length: all of it. */
  forLength: string;
  /** Before a length: in the course of it, not all of it. */
  withinLength: string;
  /** A stretch of time that "over" may go through, behind a number. */
  lastsFor: string;
  /** Behind a number: so long it took. */
  inAll: string;
  /** Behind a number: years by the terms of a school. */
  schoolYear: string;
  /** A paper that comes out so often. */
  periodical: string;
};

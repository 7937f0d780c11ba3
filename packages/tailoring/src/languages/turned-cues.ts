/**
 * Words that put two things in an order of time or of cause, each as the source of a regular expression: what stands
 * before such a word and what stands behind it.
 */
export type TurnedCues = {
  /** "80 % cars, the rest homes". */
  theRest: string;
  /** What a share of tells what another one lacks: of mistakes, of what came too late. */
  missedShare: string;
  /** "A notary who certified them personally": by somebody else's own hand. */
  othersOwnHand: string;
  /** What stands before the word came first: "then", "led to". */
  thenBehind: string;
  /** What stands behind the word came first: "because", "after". */
  firstBehind: string;
  /** What the word before it names was the outcome of what stands before that: "arızalanmasına yol açtı". */
  outcomeBefore: string;
  /** Between two parts of a line of which each tells something of its own. */
  betweenSides: string;
  /** Somebody speaks of what they do themselves. */
  mine: string;
  /** The ending of a verb whose doer stands before it, of the thing behind it. */
  doneByDoer: string;
  /** Before a number, and behind it: from that something changed. */
  wasBefore: string;
  wasBehind: string;
  /** Before a number: by that something changed. */
  by: string;
  /** Before a thing: there was none of it. */
  noneOf: string;
  /** Before a thing: there was some of it, be it one. */
  someOf: string;
  /** Who was first of all. */
  champion: string;
  /** Who came second or later. */
  placedLater: string;
  /** It was not over: "still running", "yarım kaldı". */
  unfinished: string;
  /** It was brought to an end: "to completion", "tamamladım". */
  finished: string;
  /** Somebody has a degree. */
  graduated: string;
  /** All of those that were counted: "both", "üçü de". */
  allCounted: string;
  /** Behind a count: how many of those before it something happened to, as "390 completed". The deed is named "deed". */
  partDone: string;
  /** There was nothing else: "only", "sadece". */
  only: string;
  /** It was left as it was: "stayed the same", "aynı kaldı". */
  leftAsItWas: string;
  /** It was made another: "overhauling", "yeniden düzenledim". */
  madeAnother: string;
  /** All of a count together: "in total", "toplam". */
  total: string;
  /** So many of each: "per sale", "kişi başına". */
  ofEach: string;
  /** That each of several has or had so many. */
  eachOf: string;
  /** Every so many of a time, and every one of it, which is named "span". */
  everySoMany: string;
  everyOne: string;
  /** "I", as the doer of what follows. */
  asDoer: string;
  /** A number word for one, which is no number of a line: "one", "bir". */
  single: string;
  /** One did it oneself, and says so: "personally", "kendi fikrimle". */
  byMyself: string;
  /** A relation of one's own, at the start of what such a person did: "my aunt", "abim". */
  kinOfMine: string;
  /** "As a member", "üye olarak": somebody took part in it. */
  asMember: string;
  /** Before or behind a title that one has: "as the", "olarak". */
  /** "As the studio's senior ceramist": the group `posed` is what somebody is said to be. */
  posedAs: string;
  asBefore: string;
  asBehind: string;
  /** Before or behind somebody for whom one works: "under the", "yanında". */
  underBefore: string;
  underBehind: string;
  /** What a rank behind a title ends in, and what a title ends in. */
  rankEnding: string;
  titleEnding: string;
  /** The names of ladders whose steps are numbered, in letters without accents: "band", "kademe". */
  ladder: string;
  /** Behind a deed as a noun: a paper or a list that is only about it. */
  paperOf: string;
};

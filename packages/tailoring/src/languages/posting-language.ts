import type { RequirementKind, Span } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";
import type { Line, PlacedLine } from "../posting/line.ts";
import type { Piece } from "../posting/piece.ts";
import type { Term } from "../posting/term.ts";
import type { OrderWords } from "./order-words.ts";
import type { VoiceWords } from "./voice-words.ts";

/**
 * What reading a posting asks of its language. A part is what was cut from a clause as one requirement; a clause
 * includes the words around it. Offsets refer to the given text.
 */
export type PostingLanguage = {
  /** Where a capital may begin a new line although there is no line break. */
  gluedLines: RegExp;
  /** Whether a folded word certainly ends a list entry, so that the next word begins another. */
  surelyClosesEntry(key: string): boolean;
  /** The offsets in a long paragraph at which entries begin that only their words tell apart. */
  findEntries(text: string): number[];
  /** Whether an item of a list without line breaks may begin with a folded word, because verbs come first. */
  beginsItem(key: string): boolean;
  /** Whether an item of such a list may end with a folded word before a name: a noun of several words does. */
  mayEndItem(key: string): boolean;
  /** Whether a folded word says what sort of paper a name is, behind which nothing of that name follows. */
  endsName(key: string): boolean;

  /** The offset at which a line begins to ask something of the candidate; undefined when it asks nothing. */
  askedFrom(line: PlacedLine): number | undefined;
  /** What an asking sentence of prose is about: what one will do, or what one should be. */
  sectionOf(text: string): "tasks" | "requirements" | undefined;
  /** Whether words of asking in a line, or its verb, leave little to doubt, so that a line need not be likely to ask. */
  asksClearly(text: string): boolean;
  cutPieces(text: string, inTasks: boolean): Piece[];
  /** Whether a part of a line means nothing without the one before, or that one nothing without it. */
  isRestOf(parts: { before: string; gap: string; after: string; line: string }): boolean;
  /** The things that a line asks for, each to be shown separately; none where it asks for one. */
  cutTerms(text: string, isTask: boolean): Term[];
  /** Whether years precede the fields they are asked in ("five years in sales and purchasing"), or follow them. */
  yearsStandFirst: boolean;
  /** Cuts off, at both ends, the words that only say that something is asked for. */
  trim(text: string, span: Span): Span;
  /** Whether a clause only wishes for what it names. */
  isWish(clause: string): boolean;
  /** Whether plain words name a field only when announced: "experience in …". */
  announcesFields: boolean;
  /** Whether words say what the company offers or promises. */
  isPromise(text: string): boolean;
  /** Whether a question asks what the reader can do or has. */
  asksReader(text: string): boolean;
  /** Whether a sentence boasts of the company: whatever else is in it, it asks nothing. */
  isBoast(text: string): boolean;
  /** Whether words say that somebody is looked for. */
  seeks(text: string): boolean;
  /** Whether a line says what somebody will get. */
  isGift(text: string): boolean;
  /** Whether a task may begin with a word: in languages whose verb comes first. */
  beginsTask(key: string): boolean;
  /** Whether the word at this position only says that something is done. */
  saysDoing(keys: readonly string[], at: number): boolean;
  /** Whether words that name nothing are a sentence about somebody. */
  isStatement(text: string): boolean;

  isTask(part: Annotated, clause: string, inTasks: boolean): boolean;
  /** Whether words with a certificate in them name a task that involves it. */
  isTaskAboutCertificate(part: Annotated): boolean;
  /** A licence that is called by the word for a degree; folded. */
  isLicence(folded: string): boolean;
  /** A degree named without a word for degree; folded. */
  namesDegree(folded: string): boolean;
  /** Whether the years of a clause may be years of experience. */
  asksYears(clause: string): boolean;
  /** The kind of words that aren't in any list. */
  guessKind(part: Annotated, clause: string): RequirementKind;
  /** Whether a tool's name is only a common word here: "our network". */
  isCommonWord(term: string, telling: number, sentence: string): boolean;
  /** A tool's name that is also an abbreviation of the language: "vb.". */
  isNoName(term: string): boolean;

  /** The part of a line that may be the title; undefined where none may. */
  titleIn(text: string): string | undefined;
  /** Whether a line is an entry or a sentence, which no title is. */
  isEntry(line: PlacedLine): boolean;
  /** Whether a title names an occupation that is known. */
  isOccupation(title: string): boolean;
  /** Whether a title ends as names of jobs do, be it known or not. */
  soundsLikeJob(title: string): boolean;
  /** The job in a sentence that looks for somebody. Offsets are the posting's. */
  findSought(lines: Line[]): { text: string; start: number } | undefined;

  /** Where a line names the employer (the pattern's first group), and what isn't a name there. */
  companyIn: readonly RegExp[];
  isNoCompany: RegExp;

  orders: OrderWords;
  voices: VoiceWords;
  /** What a job board says around a posting, over folded text. */
  pageWords: RegExp;
};

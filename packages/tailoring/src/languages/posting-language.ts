import type { RequirementKind, Span } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";
import type { Line, PlacedLine } from "../posting/line.ts";
import type { Piece } from "../posting/piece.ts";
import type { Term } from "../posting/term.ts";
import type { OrderWords } from "./order-words.ts";

/**
 * What the reading of a posting asks of its language. A part is what was cut from a clause as one requirement; a clause
 * holds the words around it. Offsets are those of the text that is given.
 */
export type PostingLanguage = {
  /** Where a capital may begin a new line although no line break stands before it. */
  gluedLines: RegExp;
  /** Whether a folded word surely ends an entry of a list, so that what follows begins another. */
  surelyClosesEntry(key: string): boolean;
  /** Where in a long paragraph entries begin that only their words tell apart. */
  findEntries(text: string): number[];
  /** Whether an item of a list that lost its line breaks may begin with a folded word, because verbs stand first. */
  beginsItem(key: string): boolean;

  /** From which offset a line asks something of the candidate; undefined when it asks nothing. */
  askedFrom(line: PlacedLine): number | undefined;
  /** Of what a sentence of prose speaks that asks something: of what one will do, or of what one should be. */
  sectionOf(text: string): "tasks" | "requirements" | undefined;
  cutPieces(text: string, inTasks: boolean): Piece[];
  /** The things that a line asks for, each to be shown by itself; none where it asks for one. */
  cutTerms(text: string, isTask: boolean): Term[];
  /** Whether years stand before the fields that they are asked in ("five years in sales and purchasing"), or behind them. */
  yearsStandFirst: boolean;
  /** Cuts away, from both ends, the words that only say that something is asked for. */
  trim(text: string, span: Span): Span;
  /** Whether a clause only wishes for what it names. */
  isWish(clause: string): boolean;
  /** Whether plain words name a field only where the line says so: "experience in …". */
  announcesFields: boolean;
  /** Whether words say what the company offers or promises. */
  isPromise(text: string): boolean;
  /** Whether a task may begin with a word: in languages whose verb stands first. */
  beginsTask(key: string): boolean;
  /** Whether a word of a requirement only says that something is done: where it stands in words that follow each other. */
  saysDoing(keys: readonly string[], at: number): boolean;
  /** Whether words that name nothing are a sentence about somebody. */
  isStatement(text: string): boolean;

  isTask(part: Annotated, clause: string, inTasks: boolean): boolean;
  /** Whether words with a certificate in them name a task that has to do with it. */
  isTaskAboutCertificate(part: Annotated): boolean;
  /** A degree that is named without its word; folded. */
  namesDegree(folded: string): boolean;
  /** Whether the years of a clause may be years of experience. */
  asksYears(clause: string): boolean;
  /** What words are that no list knows. */
  guessKind(part: Annotated, clause: string): RequirementKind;
  /** Whether a tool's name is but a common word here: "our network". */
  isCommonWord(term: string, telling: number, sentence: string): boolean;
  /** A tool's name that is an abbreviation of the language: "vb.". */
  isNoName(term: string): boolean;

  /** The part of a line that may be the title; undefined where none is. */
  titleIn(text: string): string | undefined;
  /** Whether a line is an entry or a sentence, which no title is. */
  isEntry(line: PlacedLine): boolean;
  /** Whether a title names an occupation that is known. */
  isOccupation(title: string): boolean;
  /** The job in a sentence that looks for somebody. Offsets are the posting's. */
  findSought(lines: Line[]): { text: string; start: number } | undefined;

  /** Where a line names who offers the job, by the pattern's first group, and what is no name there. */
  companyIn: readonly RegExp[];
  isNoCompany: RegExp;

  orders: OrderWords;
  /** What a job board says around a posting; of folded text. */
  pageWords: RegExp;
};

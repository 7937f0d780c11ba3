import type { Language } from "@terzi/contracts/language";
import type { Span } from "@terzi/contracts/posting";
import { isOptional } from "./cues.ts";
import { askedFromEnglish } from "./english/asked.ts";
import { cutEnglishPieces } from "./english/pieces.ts";
import { trimEnglish } from "./english/trim.ts";
import type { Piece } from "./piece.ts";
import type { PlacedLine } from "./sections.ts";
import { askedFromTurkish, isTurkishWish } from "./turkish/asked.ts";
import { cutTurkishPieces } from "./turkish/pieces.ts";
import { trimTurkish } from "./turkish/trim.ts";

/** What the reading of a line has to know of a language. Offsets are those of the text that is given. */
export type Grammar = {
  /** From which offset a line asks something of the candidate; undefined when it asks nothing. */
  askedFrom(line: PlacedLine): number | undefined;
  cutPieces(text: string, inTasks: boolean): Piece[];
  /** Cuts away, from both ends, the words that only say that something is asked for. */
  trim(text: string, span: Span): Span;
  /** Whether a clause only wishes for what it names. */
  isWish(clause: string): boolean;
};

const ENGLISH: Grammar = {
  askedFrom: askedFromEnglish,
  cutPieces: cutEnglishPieces,
  trim: trimEnglish,
  isWish: isOptional,
};
const TURKISH: Grammar = {
  askedFrom: askedFromTurkish,
  cutPieces: cutTurkishPieces,
  trim: trimTurkish,
  isWish: isTurkishWish,
};

export const grammarOf = (language: Language): Grammar => (language === "tr" ? TURKISH : ENGLISH);

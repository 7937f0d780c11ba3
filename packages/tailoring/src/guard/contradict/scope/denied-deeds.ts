import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { sharedWords } from "./opposed-words.ts";
import { type Piece, piecesIn } from "./told-of-denied.ts";

/** What is denied may be denied of a part, a task or an experience: the sentence needn't call it so. */
const SHELL = new RegExp(`^(?:${guardCue("deniedShell")})`, "iu");
/** That somebody didn't do something, or hasn't it; "six pupils who don't speak" and "no complaints" deny no deed. */
const DENIED_DEED = new RegExp(guardCue("deniesDeed"), "iu");
const DENIAL = `${guardCue("deniesAhead")}|${guardCue("deniesBehind")}`;
const DENIES = new RegExp(`${DENIAL}|${guardCue("deniedOtherwise")}|${guardCue("lacking")}`, "iu");
const IS_DENIAL = new RegExp(`^(?:${DENIAL})$`, "iu");

/** Of what a dictionary translates one word proves nothing. */
const LEAST_TRANSLATED = 2;

/** "Yazmaz" is the deed and its denial in one: the deed alone. */
const withoutDenial = (word: ToldWord): ToldWord => ({
  ...word,
  ids: word.ids.map((id) => id.replace(/ not$/, "")),
});

const wordsWithin = (line: Line, pieces: Piece[]): ToldWord[] =>
  toldWordsIn(line).filter(
    ({ start, end, surface }) =>
      !IS_DENIAL.test(surface) && pieces.some(({ from, to }) => start >= from && end <= to),
  );

const isTelling = ({ isEmpty, surface }: ToldWord): boolean => !isEmpty && !SHELL.test(surface);

const piecesOf = (line: Line, isDenied: boolean): Piece[] =>
  piecesIn(line).filter((piece) => piece.isDenied === isDenied);

/** Whether a sentence says all that a piece of a line denies, and no line affirms all of that. */
function saysDenied(
  sentence: Line,
  { line, piece, lines }: { line: Line; piece: Piece; lines: Line[] },
): boolean {
  const all = wordsWithin(line, [piece]).map(withoutDenial);
  const denied = all.filter(isTelling);
  const least = line.words.language === sentence.words.language ? 1 : LEAST_TRANSLATED;
  if (all.length < 2 || denied.length < least) return false;
  if (sharedWords(denied, line, toldWordsIn(sentence), sentence).length < denied.length) return false;
  return denied.some(
    (word) =>
      !lines.some(
        (other) => sharedWords([word], line, wordsWithin(other, piecesOf(other, false)), other).length > 0,
      ),
  );
}

/**
 * "Commissioned the conveyors", of who took no part in commissioning; "holds a forklift licence", of who has none: all
 * that one piece of a line denies, where nothing else of the entry says it.
 */
export function deniedDeedConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (DENIES.test(sentence.text)) return [];
  const lines = linesOf(entries);
  const denying = lines.find(
    (line) =>
      DENIED_DEED.test(line.text) &&
      piecesOf(line, true).some((piece) => saysDenied(sentence, { line, piece, lines })),
  );
  return denying ? [{ kind: "denial", said: sentence.text, known: denying.text }] : [];
}

import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, knownBy } from "../../retell/words-lost.ts";
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

/** What a body makes somebody. */
const QUALIFIED = new RegExp(`^(?:${guardCue("madeByBody")})`, "iu");

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

/** "Released", of who holds no release authority. */
const areKin = ({ key }: ToldWord, other: ToldWord): boolean =>
  key.slice(0, STEM) === other.key.slice(0, STEM);
const STEM = 5;

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
  const isTranslated = line.words.language !== sentence.words.language;
  const isAffirmed = (word: ToldWord): boolean =>
    lines.some(
      (other) => sharedWords([word], line, wordsWithin(other, piecesOf(other, false)), other).length > 0,
    );
  const said = toldWordsIn(sentence);
  // Of "no experience with LNG tankers" the name is enough, and of "not yet chartered" the word itself.
  if (
    denied.some(
      (word) =>
        (word.isName || QUALIFIED.test(word.surface)) && isMet(word, knownBy(said)) && !isAffirmed(word),
    )
  )
    return true;
  if (all.length < 2 || denied.length < (isTranslated ? LEAST_TRANSLATED : 1)) return false;
  const shared = sharedWords(denied, line, said, sentence);
  // By a dictionary a building is like a building site.
  const isSurely = (word: ToldWord): boolean =>
    isTranslated || isMet(word, knownBy(said)) || said.some((other) => areKin(word, other));
  if (shared.length < denied.length || !shared.every(isSurely)) return false;
  return denied.some((word) => !isAffirmed(word));
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

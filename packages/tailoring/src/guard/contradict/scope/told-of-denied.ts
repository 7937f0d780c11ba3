import { guardCue, guardCueIn } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { withoutLimits } from "../../parse/number-bounds.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { sharedWords } from "./opposed-words.ts";

/** A stretch of a line, and whether it is what the line denies. */
export type Piece = { from: number; to: number; isDenied: boolean };

const BREAK = new RegExp(
  String.raw`[,;:()–—]|\s-\s|(?<=\p{L})\.\s|\s(?:${guardCue("butBetween")})\s|${guardCue("betweenDeeds")}`,
  "giu",
);
/** By the language: "medical" isn't a Turkish "-medi". */
const DENIES_AHEAD = guardCueIn("deniesAhead");
const DENIES_BEHIND = guardCueIn("deniesBehind");

/** The pieces of a line between its breaks; of "signed by the surveyor not me" only what the word denies. */
export function piecesIn({ text, words: { language } }: Line): Piece[] {
  const { id } = language.module;
  const spoken = withoutLimits(text);
  const breaks = [...text.matchAll(BREAK)].map(({ 0: { length }, index }) => ({ index, to: index + length }));
  return [{ to: 0 }, ...breaks].flatMap(({ to: from }, at) => {
    const to = breaks[at]?.index ?? text.length;
    const piece = text.slice(from, to);
    const verb = DENIES_BEHIND.get(id)?.exec(piece);
    if (verb) {
      const denial = from + verb.index + verb[0].length;
      return [
        { from, to: denial, isDenied: true },
        { from: denial, to, isDenied: false },
      ];
    }
    const word = DENIES_AHEAD.get(id)?.exec(spoken.slice(from, to));
    if (!word) return [{ from, to, isDenied: false }];
    const denial = from + word.index;
    return [
      { from, to: denial, isDenied: false },
      { from: denial, to, isDenied: true },
    ];
  });
}

/**
 * Whether a sentence tells anything of what a line denies that the line doesn't say of something else too: "on the water
 * crew", of who was on it and not on the first-response crew, tells nothing of the other one.
 */
export function tellsOfDenied(sentence: Line, line: Line): boolean {
  const pieces = piecesIn(line);
  const wordsOf = (isDenied: boolean): ToldWord[] =>
    toldWordsIn(line).filter(
      ({ start, end, isEmpty }) =>
        !isEmpty &&
        pieces.some((piece) => piece.isDenied === isDenied && start >= piece.from && end <= piece.to),
    );
  // "A level (sat it twice, failed)": where the denial is alone, what it denies stands elsewhere.
  const [denied, besides] = [wordsOf(true), wordsOf(false)];
  if (denied.length <= 1) return true;
  return sharedWords(denied, line, toldWordsIn(sentence), sentence).some(
    (word) => !besides.some((other) => isSame(word, other)),
  );
}

/** The word itself: a supervisor is like a manager, and yet may not be one. */
const isSame = (one: ToldWord, other: ToldWord): boolean =>
  one.key === other.key || one.ids.some((id) => /^[wevs]:/.test(id) && other.ids.includes(id));

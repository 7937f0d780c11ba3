import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import { isRole } from "../../entail/people-terms.ts";
import { isKindOf } from "../kin.ts";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, isMetLoosely, knownOf, meets } from "../../retell/words-lost.ts";
import { partOf, wayOf } from "../../shown/word-ways.ts";
import { linesOf, type NearestTask } from "../conflict-task.ts";

/** So many words, and such a share of all, in the same order make a sentence and its line the same. */
const SHARED_AT_LEAST = 3;
const SHARE_AT_LEAST = 0.6;
const SWAPPED_AT_MOST = 2;

const isSameWord = (one: ToldWord, other: ToldWord): boolean =>
  isMet(one, knownOf(other)) ||
  isMetLoosely(one, [other]) ||
  meets(one.translations, new Set(other.translations));

/** The longest run of pairs that stand in the same order in both. */
function pairUp(said: ToldWord[], told: ToldWord[]): [number, number][] {
  const longest = Array.from({ length: said.length + 1 }, () => new Array<number>(told.length + 1).fill(0));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  const isSame = said.map((one) => told.map((other) => isSameWord(one, other)));
  for (let i = said.length - 1; i >= 0; i--)
    for (let j = told.length - 1; j >= 0; j--) {
      const row = longest[i];
      if (row) row[j] = isSame[i]?.[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const pairs: [number, number][] = [];
  for (let i = 0, j = 0; i < said.length && j < told.length; )
    if (isSame[i]?.[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  return pairs;
}

/** What stands in the one gap between two texts that are otherwise the same; null where there is none, or another. */
function findGap(sentence: Line, line: Line): { swapped: ToldWord[]; left: ToldWord[] } | null {
  const [said, told] = [sentence, line].map(claimingIn) as [ToldWord[], ToldWord[]];
  const pairs = pairUp(said, told);
  const isSame =
    pairs.length >= SHARED_AT_LEAST && pairs.length >= SHARE_AT_LEAST * Math.max(said.length, told.length);
  if (!isSame) return null;
  const bounds: [number, number][] = [[-1, -1], ...pairs, [said.length, told.length]];
  const gaps = bounds.flatMap(([i, j], at) => {
    const [nextI = i + 1, nextJ = j + 1] = bounds[at + 1] ?? [];
    const gap = { swapped: said.slice(i + 1, nextI), left: told.slice(j + 1, nextJ) };
    const ends = { before: [said[i], told[j]] as const, after: [said[nextI], told[nextJ]] as const };
    return gap.swapped.length || gap.left.length ? [{ ...gap, ...ends }] : [];
  });
  const [gap] = gaps;
  if (!gap || gaps.length > 1) return null;
  const { swapped, left, before, after } = gap;
  const isOne = [swapped, left].every(
    (words) => words.length > 0 && words.length <= SWAPPED_AT_MOST && areTogether(words),
  );
  const linkOf = (one: ToldWord | undefined, [next]: ToldWord[], { text }: Line) =>
    text
      .slice(one?.end ?? 0, next?.start)
      .replace(ARTICLE, " ")
      .trim()
      .toLowerCase();
  return isOne &&
    linkOf(before[0], swapped, sentence) === linkOf(before[1], left, line) &&
    isBeforeThing(swapped, after[0], sentence) &&
    isBeforeThing(left, after[1], line)
    ? { swapped, left }
    : null;
}
const ARTICLE = new RegExp(String.raw`(?:^|\s)(?:${guardCue("article")})(?=\s|$)`, "giu");

const claimingIn = (line: Line): ToldWord[] => toldWordsIn(line).filter((word) => !addsNothing(word, line));

/** "Metal and shingle roofs": what a thing is like, or another thing of the list, has no other name as easily. */
const isBeforeThing = (words: ToldWord[], next: ToldWord | undefined, line: Line): boolean =>
  next !== undefined &&
  partOf(next, line) !== "deed" &&
  NEXT.test(line.text.slice(words.at(-1)?.end, next.start));
const NEXT = new RegExp(String.raw`^(?:[ -]|,? (?:${guardCue("and")}) |, )$`, "iu");

/** "Fish farms", "police and bailiffs". */
const areTogether = (words: ToldWord[]): boolean =>
  words.every((word, at) => at === 0 || word.start - (words[at - 1]?.end ?? 0) <= " and ".length);

/** Numbers, times and what is spelt with capitals alone have rules of their own. */
const isThing = (word: ToldWord, line: Line): boolean =>
  isOfRole(word, line) ||
  ((word.isName || word.loosely.length > 1 || word.ids.some((id) => id.startsWith("c:"))) &&
    isNoNumber(word, line));

/** "By the managing director": what a role is called is no deed. */
const isOfRole = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ terms }) => terms.some((term) => isRole(term) && term.start <= start && term.end >= end));

const isNoNumber = (word: ToldWord, line: Line): boolean =>
  !/\d|^\p{Lu}{2}/u.test(word.surface) &&
  !line.words.numbers.some((number) => number.start < word.end && number.end > word.start) &&
  partOf(word, line) !== "deed";

/** "Metal and shingle roofs", of tile and shingle ones: a line told again but for one thing, which no other line has. */
export function oneThingSwappedConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  if (line.words.language !== sentence.words.language) return [];
  const gap = findGap(sentence, line);
  if (!gap) return [];
  const { swapped, left } = gap;
  const own = linesOf(entries);
  const isOther =
    swapped.every(
      (word) => isThing(word, sentence) && own.every((one) => wayOf(word, sentence, one) === "none"),
    ) &&
    // "Pijama takımının": what a thing of two words is is told by the last.
    left.every((word, at) => isThing(word, line) || (at < left.length - 1 && isNoNumber(word, line))) &&
    !swapped.some((word) => left.some((one) => isKindOf(word, one, line) || isKindOf(one, word, sentence)));
  return isOther
    ? [
        {
          kind: "scope",
          said: sentence.text.slice(swapped[0]?.start, swapped.at(-1)?.end),
          known: line.text,
        },
      ]
    : [];
}

import type { Conflict } from "@terzi/contracts/cv";
import { guardCue, guardCueIn } from "../../../languages/all-guard-cues.ts";
import { wordsSaid } from "../../align/align-sentence.ts";
import type { Line } from "../../parse/line.ts";
import { spansOf } from "../../parse/spans.ts";
import { restrictionsOf } from "../../retell/keeps-reach.ts";
import { partOf } from "../../shown/word-ways.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, isMetLoosely, knownBy } from "../../retell/words-lost.ts";
import { type NearestTask, linesOf } from "../conflict-task.ts";

const UNIVERSAL = guardCueIn("universal");
const isUniversal = ({ text, words: { language } }: Line): boolean =>
  UNIVERSAL.get(language.module.id)?.test(text) === true;
const LIMITED = new RegExp(guardCue("limitedTo"), "iu");
const EXCEPTS = new RegExp(`${guardCue("keepsDenial")}|${guardCue("lacking")}`, "iu");

/** With fewer words of a line a sentence may tell of something else. */
const SHARED_AT_LEAST = 2;

/** "Every lathe in the plant", of two lathes; "all 24 stores" are the 24. */
function leavesOutCount(sentence: Line, { words: { numbers } }: Line): boolean {
  const said = new Set(sentence.words.numbers.map(({ value }) => value));
  const counts = numbers.filter(({ unit }) => unit === "");
  return counts.length > 0 && !counts.some(({ value }) => said.has(value));
}

/** A sentence that gives so many numbers of a line tells the same as it. */
const SAME_NUMBERS = 2;
/** In letters: "all of the channels". */
const FARTHEST = 12;

/** Words right behind each other: of "all aluminium parts" the parts count. */
const groupFrom = (words: ToldWord[], line: Line): ToldWord[] => {
  const isApart = (word: ToldWord, before: ToldWord | undefined): boolean =>
    before !== undefined &&
    (!/^[ -]$/.test(line.text.slice(before.end, word.start)) || partOf(word, line) === "deed");
  const apart = words.findIndex((word, at) => isApart(word, words[at - 1]));
  return apart < 0 ? words : words.slice(0, apart);
};

/** What a sentence says that there is all of: "channels", of "across all channels". */
function wholesOf(sentence: Line): ToldWord[] {
  const pattern = UNIVERSAL.get(sentence.words.language.module.id);
  const words = toldWordsIn(sentence);
  const ends = pattern ? [...sentence.text.matchAll(new RegExp(pattern, "giu"))] : [];
  return ends.flatMap(({ 0: said, index }) => {
    const end = index + said.length;
    const first = words.findIndex(({ start }) => start > end && start <= end + FARTHEST);
    const group = first < 0 ? [] : groupFrom(words.slice(first), sentence);
    return group.at(-1) ?? [];
  });
}

/** "Every page", of the event page; "the overall rate", of that for crowns: the line says which one. */
function narrows(whole: ToldWord, line: Line, said: ToldWord[]): boolean {
  const known = knownBy(said);
  const head = toldWordsIn(line).find((word) =>
    whole.isEmpty ? word.key === whole.key : isMet(whole, knownBy([word])),
  );
  const narrowing = head ? restrictionsOf(head, line).filter(({ isEmpty }) => !isEmpty) : [];
  return narrowing.some((word) => !isMet(word, known) && !isMetLoosely(word, said));
}

/** Words like "rate" and "parts" name nothing by themselves: only the same word tells of them. */
const isToldIn = (told: ToldWord[], whole: ToldWord): boolean =>
  whole.isEmpty
    ? told.some(({ key }) => key === whole.key)
    : isMet(whole, knownBy(told)) || isMetLoosely(whole, told);

/** "Across all channels", of what a line with the same numbers says of one, or of none in particular. */
function widens(sentence: Line, line: Line): boolean {
  const said = new Set(sentence.words.numbers.map(({ value }) => value));
  const shared = line.words.numbers.filter(({ value }) => said.has(value));
  if (shared.length < SAME_NUMBERS) return false;
  const own = toldWordsIn(sentence);
  const told = toldWordsIn(line);
  return wholesOf(sentence).some((whole) =>
    isToldIn(told, whole) ? narrows(whole, line, own) : !isCounted(whole, sentence),
  );
}

/** "All 24 stores". */
const isCounted = ({ start }: ToldWord, { words: { numbers } }: Line): boolean =>
  numbers.some(({ end }) => end < start && end > start - FARTHEST);

/** "Throughout the trust", of what was done on one ward: everything, where the nearest line sets a limit. */
export function universalConflicts({ sentence, line, entries }: NearestTask): Conflict[] {
  if (!isUniversal(sentence) || EXCEPTS.test(sentence.text)) return [];
  if (linesOf(entries).some(isUniversal) || LIMITED.test(sentence.text)) return [];
  if (widens(sentence, line)) return [{ kind: "scope", said: sentence.text, known: line.text }];
  if (!LIMITED.test(line.text) && !leavesOutCount(sentence, line)) return [];
  const shared = wordsSaid(spansOf(sentence).words, sentence, line).length;
  return shared >= SHARED_AT_LEAST ? [{ kind: "scope", said: sentence.text, known: line.text }] : [];
}

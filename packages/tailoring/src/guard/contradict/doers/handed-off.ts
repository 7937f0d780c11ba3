import type { Conflict } from "@terzi/contracts/cv";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { meets } from "../../retell/words-lost.ts";
import { partOf, wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import {
  type HandedOff,
  handedOffIn,
  handedOffThings,
  deniesDeed,
  handedOffWords,
  handsOff,
  isDenial,
  isSaid,
  namesDoer,
  withoutUnaided,
} from "./handed-off-parts.ts";
import { tellsOfDenied } from "../scope/told-of-denied.ts";

/** A sentence that leaves something to others, or helps them. */
const LEAVES = new RegExp(
  String.raw`(?:\p{L}+ )?(?:${guardCue("leavesToOthers")}|${guardCue("addedPurpose")})`,
  "giu",
);
/** "Together with the specialist" claims a share of what the specialist does. */
const SHARES = new RegExp(claimCue("sharesDeed"), "iu");

/** Of how much of what was handed off a sentence must tell to claim it. */
const MOST = 0.7;
/** With as much of the rest of its line, half of it is enough. */
const HALF = 0.5;
const CLEARLY = 2;
/** With so many, the deed may be told by another word of its kind: "signs", of "the signature". */
const SURELY = 3;

/**
 * "Inspects the climbing kit", of a line that goes on "; inspections are done by an outside firm": what a line gives to
 * others or denies, told as one's own, where no other line says that one did it.
 */
export function handedOffConflicts({
  alignment: { sentence, lines: near },
  entries,
}: ConflictTask): Conflict[] {
  if (entries.length > 1 || handsOff(sentence)) return [];
  const lines = linesOf(entries);
  const all = lines.flatMap(handedOffIn);
  const isHandedOff = (word: ToldWord, line: Line): boolean =>
    all.some((part) => part.line === line && word.start >= part.from && word.end <= part.to);
  const affirmed = (line: Line): ToldWord[] => toldWordsIn(line).filter((word) => !isHandedOff(word, line));
  // In another line only the word itself is surely the same thing.
  const isAffirmed = (word: ToldWord, { line }: HandedOff): boolean =>
    lines.some((one) =>
      affirmed(one).some(({ ids }) =>
        ids.some((id) => word.ids.includes(id) && (one === line || isWordItself(id))),
      ),
    );
  for (const part of all) {
    // Whoever names those who do it leaves it to them.
    if (leaves(sentence, part.line) || namesShortly(part, sentence)) continue;
    if (namesDoer(part, sentence, lines) && !sharesDeed(sentence, part)) continue;
    if (isOfOtherLine(part, sentence, near[0]?.line) || isOfOtherName(part, sentence)) continue;
    if (takesUp(part, sentence)) return [{ kind: "doer", said: sentence.text, known: part.line.text }];
    const own = handedOffWords(part).filter((word) => !isAffirmed(word, part));
    const said = onceEach(own.filter((word) => isSaid(word, part.line, sentence)));
    const things = handedOffThings(part).filter((word) => own.includes(word));
    const shown = said.filter((word) => wayOf(word, part.line, sentence) !== "none");
    const [only, ...others] = said;
    // By a dictionary one word alone meets much, and so does what a denied verb denies.
    if (!shown.length || (!others.length && only && wayOf(only, part.line, sentence) !== "sure")) continue;
    const isOfManyShared = things.length === 1 && sharedBesides(said, part.line, sentence) >= SURELY;
    if (
      only &&
      !others.length &&
      !isDenial(part) &&
      !isOfManyShared &&
      !isSaidItself(only, part.line, sentence)
    )
      continue;
    if (isDenial(part) && !tellsOfDenied(sentence, part.line)) continue;
    // "I don't operate the device" leaves it open who watches one.
    if (isDenial(part) && things.length === 1 && !others.length && own.length > 1) continue;
    const isDeedAlone = only && own.length === 1 && partOf(only, part.line) === "deed";
    if (isDeedAlone && sharedBesides(said, part.line, sentence) < CLEARLY) continue;
    const isOfLine = said.length > 1 || sharedBesides(said, part.line, sentence) > 0;
    const isMost =
      said.length >= things.length * MOST ||
      (said.length >= things.length * HALF &&
        sharedBesides(said, part.line, sentence) >= CLEARLY &&
        !leavesDeedUnsaid(part, said));
    const kind = isDenial(part) ? "denial" : "doer";
    if (isMost && isOfLine) return [{ kind, said: sentence.text, known: part.line.text }];
  }
  return [];
}

/** "Built and sent" leaves nothing to anybody where a line tells of it in the same words. */
const leaves = (sentence: Line, line: Line): boolean =>
  (withoutUnaided(sentence.text).match(LEAVES) ?? []).some(
    (words) => !line.text.toLowerCase().includes(words.toLowerCase()),
  );

/** "BT yapıyor", of the BT team: named by the short name before them. */
const namesShortly = ({ line: { text }, who }: HandedOff, sentence: Line): boolean => {
  const short = who && /(?<!\p{L})\p{Lu}{2,}(?=\s$)/u.exec(text.slice(0, who.start))?.[0];
  return Boolean(short) && sentence.text.split(/[^\p{L}]+/u).includes(short ?? "");
};

/**
 * "Carries out the survey", of who "gets boats ready for the survey; the surveyor does the survey itself": the thing is
 * one's own, too, and only what others do to it isn't.
 */
function takesUp(part: HandedOff, sentence: Line): boolean {
  if (part.who === null || isDenial(part) || part.line.words.language !== sentence.words.language)
    return false;
  const isHanded = ({ start, end }: ToldWord) => start >= part.from && end <= part.to;
  const told = toldWordsIn(part.line);
  const [thing, ...others] = handedOffThings(part).filter(({ everyday }) => !everyday.own.has("link"));
  if (!thing || others.length || !told.some((word) => isHanded(word) && isDoing(word))) return false;
  return !told.some((word) => !isHanded(word) && isDoing(word)) && isDoneIn(sentence, thing);
}

/** A verb that leaves its deed to a thing: "did the payroll". */
const isDoing = ({ everyday }: ToldWord): boolean => everyday.own.has("do");
function isDoneIn(sentence: Line, thing: ToldWord): boolean {
  const said = toldWordsIn(sentence);
  const at = said.findIndex(isDoing);
  const verb = said[at];
  const found = said.findIndex(({ key }) => key === thing.key);
  const object = said[found];
  if (!verb || !object) return false;
  if (sentence.words.language.isVerbFinal) return found < at && verb.start - object.end <= NEAR;
  // "Did the annual payroll": nothing but words that tell more of it stand between.
  const first = said
    .slice(at + 1, found + 1)
    .findLast((word, index, all) => index === 0 || word.start - (all[index - 1]?.end ?? 0) > 1);
  return found > at && first !== undefined && first.start - verb.end <= NEAR;
}
/** "Carries out the ". */
const NEAR = 9;

/** "Sees the supplier's letters", of who "doesn't write to suppliers directly": nothing is said of the deed that is denied. */
const leavesDeedUnsaid = (part: HandedOff, said: ToldWord[]): boolean =>
  isDenial(part) && handedOffWords(part).some(deniesDeed) && !said.some(deniesDeed);

/** What a sentence names and counts as a line does. */
const namedIn = (line: Line, sentence: Line): number =>
  toldWordsIn(sentence).filter(
    (word) => (word.isName || /^\p{Lu}{2}/u.test(word.surface)) && wayOf(word, sentence, line) === "sure",
  ).length +
  sentence.words.numbers.filter(({ value }) => line.words.numbers.some((known) => known.value === value))
    .length;

/** In another language a dictionary may find words of a line that isn't the one told, by its names and numbers. */
const isOfOtherLine = ({ line }: HandedOff, sentence: Line, nearest: Line | undefined): boolean =>
  nearest !== undefined &&
  nearest !== line &&
  line.words.language !== sentence.words.language &&
  namedIn(nearest, sentence) >= CLEARLY &&
  namedIn(line, sentence) === 0;

/** "Prices the Leeds shops", of who does while "a colleague prices the York shop": of what has another name. */
function isOfOtherName(part: HandedOff, sentence: Line): boolean {
  const isHanded = ({ start, end }: ToldWord) => start >= part.from && end <= part.to;
  const names = toldWordsIn(part.line).filter(({ isName }) => isName);
  const isNamed = (word: ToldWord) => isSaid(word, part.line, sentence);
  const theirs = names.filter(isHanded);
  return theirs.length > 0 && !theirs.some(isNamed) && names.some((name) => !isHanded(name) && isNamed(name));
}

const sharesDeed = (sentence: Line, part: HandedOff): boolean =>
  !isDenial(part) && SHARES.test(sentence.text) && !SHARES.test(part.line.text);

/** "Their upkeep is up to the upkeep crew" tells of it once. */
const onceEach = (words: ToldWord[]): ToldWord[] =>
  words.filter((word, at) => {
    const own = word.ids.filter(isOfOneWord);
    return !words.slice(0, at).some(({ ids }) => meets(own, new Set(ids)));
  });
const isOfOneWord = (id: string): boolean => /^[wevs]:\S+$/.test(id);

/** By a kind of deed alone ("develops", of "its manufacture") a sentence speaks of nothing that was handed off. */
const isSaidItself = (word: ToldWord, line: Line, sentence: Line): boolean =>
  wayOf(word, line, sentence) !== "sure" ||
  toldWordsIn(sentence).some(({ ids }) =>
    meets(
      word.ids.filter((id) => !id.startsWith("n:")),
      new Set(ids),
    ),
  );

const isWordItself = (id: string): boolean => /^[wevs]:/.test(id);

/** With one word alone a sentence may speak of something else; with another of the line it doesn't. */
const sharedBesides = (said: ToldWord[], line: Line, sentence: Line): number =>
  toldWordsIn(line).filter((word) => !said.includes(word) && isSaid(word, line, sentence)).length;

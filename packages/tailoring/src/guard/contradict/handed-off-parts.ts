import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { addsNothing } from "../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { meets } from "../retell/words-lost.ts";
import { isLightDeed, wayOf } from "../shown/word-ways.ts";
import { DENIED_TWICE } from "./denied-lines.ts";

/** What a line denies, or says that others do, from one place of it to another. */
export type HandedOff = { line: Line; from: number; to: number };

const PART = new RegExp(String.raw`[;(),]|,?\s${guardCue("turnsToDenial")}\s`, "giu");
const DENIES = new RegExp(guardCue("deniesPart"), "iu");
const BY_OTHERS = new RegExp(guardCue("doneElsewhere"), "iu");

/** The parts of a line behind a sign or a "but" that deny something or give it to others. */
export function handedOffIn(line: Line): HandedOff[] {
  const { text } = line;
  const denies = line.clauses.some(({ markers }) => markers.has("refuse"));
  const signs = [...text.matchAll(PART)].map(({ 0: sign, index }) => ({
    sign,
    at: index,
    end: index + sign.length,
  }));
  return signs
    .map(({ sign, end }, at) => ({ sign, line, from: end, to: signs[at + 1]?.at ?? text.length }))
    .concat({ sign: "", line, from: 0, to: signs[0]?.at ?? text.length })
    .filter(({ sign, from, to }) => {
      // Behind brackets goes on what stood before them.
      if (sign === ")") return false;
      const part = text.slice(from, to).trim();
      if (from > 0) return DENIES.test(part) || BY_OTHERS.test(part);
      // "In not more than 30 seconds" denies nothing that was done.
      return DENIES.test(part) && denies && !DENIED_TWICE.test(part);
    });
}

/**
 * Whether a word of a part tells who does it: the subject, as in "the director signs them", or what stands behind "done
 * by" and "left to".
 */
const isDoer = (word: ToldWord, part: HandedOff): boolean => placeIn(word, part) === "doer";

/** Whether a word of a part tells who does it, or is the deed before "by". */
function placeIn({ start, end }: ToldWord, { line, from, to }: HandedOff): "doer" | "done by" | null {
  const written = line.text.slice(from, to);
  const part = written.trim();
  const at = from + written.length - written.trimStart().length;
  const found = BY_OTHERS.exec(part);
  if (!found || DENIES.test(part)) return null;
  const [said] = found;
  const [opens, closes] = [at + found.index, at + found.index + said.length];
  const gap = said.trimEnd().lastIndexOf(" ");
  // "Müdürdeydi": the word by itself says who.
  const verb = gap < 0 ? closes : opens + gap + 1;
  // "Onay müdürdeydi" ends in who it is; "is planned by another department" goes on with them.
  const isInside = found.index === 0 || closes >= at + part.length;
  if (isInside) return start < verb - 1 && end > opens ? "doer" : null;
  if (start >= closes - 1) return "doer";
  return end > opens ? "done by" : null;
}

/** Whether a part of a line denies what it tells. */
export const isDenial = ({ line, from, to }: HandedOff): boolean =>
  DENIES.test(line.text.slice(from, to).trim());

/** Whether a part of a line says that others do it. */
export const tellsOthers = (part: string): boolean => BY_OTHERS.test(part);

/** A sentence that denies something too, or hands something off, may say the same as the line. */
const DENIAL = new RegExp(guardCue("keepsDenial"), "iu");
export const handsOff = (sentence: Line): boolean =>
  DENIAL.test(sentence.text) || tellsOthers(sentence.text) || handedOffIn(sentence).length > 0;

const wordsIn = ({ line, from, to }: HandedOff): ToldWord[] =>
  toldWordsIn(line).filter(({ start, end }) => start >= from && end <= to);

/** What a part of a line tells that was handed off, without those who do it. */
export const handedOffWords = (part: HandedOff): ToldWord[] =>
  wordsIn(part).filter(
    (word) => !addsNothing(word, part.line) && !isLightDeed(word, part.line) && !isDoer(word, part),
  );

/** What is told of besides the deed that is denied, or done "by" others: whoever claims it need not call it so. */
export const handedOffThings = (part: HandedOff): ToldWord[] =>
  handedOffWords(part).filter((word) => placeIn(word, part) !== "done by" && !deniedIds(word).size);

/** Whether a sentence names those who do it: it leaves it to them. */
export const namesDoer = (part: HandedOff, sentence: Line): boolean =>
  wordsIn(part).some((word) => isDoer(word, part) && isSaid(word, part.line, sentence));

/** Whether a sentence says a word of a line, or affirms what the line's verb denies. */
export const isSaid = (word: ToldWord, line: Line, sentence: Line): boolean => {
  const way = wayOf(word, line, sentence);
  if (way === "sure" || way === "translated") return true;
  return toldWordsIn(sentence).some((said) => deniedBy([word], said));
};

/** Whether some words of a line deny the deed that a sentence's word is. */
export const deniedBy = (words: ToldWord[], said: ToldWord): boolean =>
  words.some((word) => {
    const denied = deniedIds(word);
    return denied.size > 0 && idsOf(said).some((id) => denied.has(id));
  });

const DENIED = / not$|^not /;
const idsOf = ({ ids, everyday }: ToldWord): string[] => [
  ...ids.filter((id) => !OF_THINGS.test(id)).map((id) => id.replace(/^n:/, "")),
  ...[...everyday.own].filter((id) => !EMPTY.has(id)),
];
const EMPTY = new Set(["empty", "do", "be", "link"]);

/** What a thing is called says nothing of a deed. */
const OF_THINGS = /^(?:c:|[wevst]:)/;

export const isSameDeed = (one: ToldWord, other: ToldWord): boolean =>
  meets(idsOf(one), new Set(idsOf(other)));

/** What the verb "belirlemedi" denies: to set, to set prices. */
const deniedIds = (word: ToldWord): ReadonlySet<string> =>
  new Set(
    idsOf(word)
      .filter((id) => DENIED.test(id))
      .map((id) => id.replace(DENIED, "")),
  );

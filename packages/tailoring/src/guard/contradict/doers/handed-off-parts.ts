import { guardCue } from "../../../languages/all-guard-cues.ts";
import { OTHERS_CLAUSES } from "../../../languages/all-others-clauses.ts";
import type { Line } from "../../parse/line.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { meets } from "../../retell/words-lost.ts";
import { isLightDeed, wayOf } from "../../shown/word-ways.ts";
import { withoutLimits } from "../../parse/number-bounds.ts";
import { DENIED_TWICE } from "../scope/denied-lines.ts";

/** What a line denies, or says that others do, from one place of it to another, and who they are. */
export type HandedOff = { line: Line; from: number; to: number; who: Span | null };
type Span = { start: number; end: number };

const PART = new RegExp(
  String.raw`[;()]|,(?!\d)|\.\s|\s[–—-]\s|,?\sand\s(?=I\s)|,?\s${guardCue("turnsToDenial")}\s`,
  "giu",
);
const DENIES = new RegExp(guardCue("deniesPart"), "iu");
/** "Paslanmaz": a quality, by which nothing is denied. */
const QUALITY = new RegExp(guardCue("deniedQuality"), "giu");
const denies = (part: string): boolean => DENIES.test(withoutLimits(part).replace(QUALITY, " "));
const BY_OTHERS = new RegExp(guardCue("doneElsewhere"), "iu");

/** Asked of every line of a profile for each sentence about it. */
const handedOff = new WeakMap<Line, HandedOff[]>();

/** The parts of a line that deny something or give it to others. */
export function handedOffIn(line: Line): HandedOff[] {
  const known = handedOff.get(line) ?? findHandedOff(line);
  handedOff.set(line, known);
  return known;
}

function findHandedOff(line: Line): HandedOff[] {
  const parts = partsIn(line);
  const whole = parts.flatMap((part) => handedOffWhole(part, line));
  const within = parts
    .filter(({ from, to }) => !whole.some((one) => one.from <= from && one.to >= to))
    .flatMap(({ from, to }) => {
      const found = findIn(othersClausesOf(line).within, line.text.slice(from, to));
      return found
        ? [{ line, from: from + found.from, to: from + found.to, who: moved(found.who, from) }]
        : [];
    });
  return [...whole, ...within];
}

type Part = { sign: string; from: number; to: number };

/** A line in its parts, each with the sign before it. */
function partsIn({ text }: Line): Part[] {
  const signs = [...text.matchAll(PART)];
  const ends = [...signs.map(({ index }) => index), text.length];
  return [
    { sign: "", from: 0, to: ends[0] ?? text.length },
    ...signs.map(({ 0: sign, index }, at) => ({
      sign,
      from: index + sign.length,
      to: ends[at + 1] ?? text.length,
    })),
  ];
}

function handedOffWhole({ sign, from, to }: Part, line: Line): HandedOff[] {
  // Behind brackets goes on what stood before them.
  if (sign === ")") return [];
  const written = line.text.slice(from, to);
  const part = written.trim();
  const start = from + written.length - written.trimStart().length;
  const leftTo = (who: Span | null) => [{ line, from, to, who }];
  if (from > 0) {
    if (denies(part)) return leftTo(null);
    const who = findOthers(part, line);
    return who ? leftTo(moved(who, start)) : [];
  }
  const opening = findLeftByAll(line, part) ?? findBesideOneself(line, part);
  if (opening) return leftTo(moved(opening, start));
  // "In not more than 30 seconds" denies nothing that was done.
  const isRefused = line.clauses.some(({ markers }) => markers.has("refuse"));
  return denies(part) && isRefused && !DENIED_TWICE.test(part) ? leftTo(null) : [];
}

const moved = ({ start, end }: Span, by: number): Span => ({ start: start + by, end: end + by });

const othersClausesOf = ({ words: { language } }: Line) => OTHERS_CLAUSES[language.module.id];

/** Where one of some expressions matches, and those of whom it tells. */
function findIn(sources: RegExp[], part: string): { from: number; to: number; who: Span } | null {
  for (const source of sources) {
    const found = source.exec(part);
    const [start, end] = found?.indices?.groups?.who ?? [];
    if (found && start !== undefined && end !== undefined)
      return { from: found.index, to: found.index + found[0].length, who: { start, end } };
  }
  return null;
}

/** Those who, as a part of a line behind one's own says, do what it tells. */
function findOthers(part: string, line: Line): Span | null {
  const { behind, bySubject } = othersClausesOf(line);
  const found = findIn(behind, part) ?? (tellsOneselfInThird(line) ? null : findIn(bySubject, part));
  return found?.who ?? findByCue(part);
}

/** Whoever writes of themselves as "yaptı" tells nobody else's deed by it. */
const tellsOneselfInThird = (line: Line): boolean =>
  othersClausesOf(line).endsInThird.test(line.text.slice(0, partsIn(line)[0]?.to).trim());

/** Those of whom a part says that something is done by them, or left to them. */
function findByCue(part: string): Span | null {
  const found = BY_OTHERS.exec(part);
  if (!found) return null;
  const [said] = found;
  const [opens, closes] = [found.index, found.index + said.length];
  const gap = said.trimEnd().lastIndexOf(" ");
  // "Onay müdürdeydi" ends in who it is; "is planned by another department" goes on with them.
  const isInside = opens === 0 || closes >= part.length;
  if (!isInside) return { start: closes, end: part.length };
  // "Müdürdeydi": the word by itself says who.
  return { start: opens, end: gap < 0 ? closes : opens + gap };
}

/** "The agronomist chose the sprays and I kept the records": those of a line that goes on with "I". */
function findBesideOneself(line: Line, part: string): Span | null {
  const { speaksOfOneself } = othersClausesOf(line);
  const goesOn = partsIn(line)
    .slice(1)
    .some(({ from, to }) => speaksOfOneself.test(line.text.slice(from, to).trim()));
  return goesOn && !speaksOfOneself.test(part) ? findOthers(part, line) : null;
}

/** "Budgets are handled by the research office": those of a line that opens with what others do. */
function findLeftByAll({ words: { language } }: Line, part: string): Span | null {
  const found = BY_OTHERS.exec(part);
  return found && !language.isVerbFinal && SUBJECT.test(part.slice(0, found.index)) ? findByCue(part) : null;
}
const SUBJECT = new RegExp(
  String.raw`^(?!(?:\p{L}+ )*(?:${guardCue("relative")}) )(?:[\p{L}'’-]+ ){1,5}$`,
  "iu",
);

/**
 * Whether a word of a part tells who does it: the subject, as in "the director signs them", or what stands behind "done
 * by" and "left to".
 */
const isDoer = ({ start, end }: ToldWord, { who }: HandedOff): boolean =>
  who !== null && start < who.end && end > who.start;

/** Whether a word of a part is the deed before "by": "is planned by". */
function isDoneBy({ start, end }: ToldWord, { line: { text }, from, who }: HandedOff): boolean {
  if (!who) return false;
  const found = BY_OTHERS.exec(text.slice(from, who.start));
  return found !== null && start < from + found.index + found[0].length && end > from + found.index;
}

/** Whether a part of a line denies what it tells. */
export const isDenial = ({ line, from, to }: HandedOff): boolean => denies(line.text.slice(from, to).trim());

/** Whether a part of a line says that others do it. */
export const tellsOthers = (part: string): boolean => BY_OTHERS.test(part);

/** "Without help" leaves nothing to anybody, and gets none. */
export const withoutUnaided = (text: string): string => text.replace(UNAIDED, "");
const UNAIDED = new RegExp(guardCue("unaided"), "giu");

/** A sentence that denies something too, or hands something off, may say the same as the line. */
const DENIAL = new RegExp(`${guardCue("keepsDenial")}|${guardCue("deniedOtherwise")}`, "iu");
export const handsOff = (sentence: Line): boolean =>
  DENIAL.test(withoutUnaided(sentence.text)) ||
  tellsOthers(sentence.text) ||
  handedOffIn(sentence).length > 0;

const wordsIn = ({ line, from, to }: HandedOff): ToldWord[] =>
  toldWordsIn(line).filter(({ start, end }) => start >= from && end <= to);

/** What a part of a line tells that was handed off, without those who do it. */
export const handedOffWords = (part: HandedOff): ToldWord[] =>
  wordsIn(part).filter(
    (word) =>
      !addsNothing(word, part.line) &&
      !isLightDeed(word, part.line) &&
      !isDoer(word, part) &&
      !ONESELF.test(word.surface) &&
      !deniesOnlyDoing(word, part.line),
  );

/** "Diagnosing is not mine": whose it isn't is no part of what is denied. */
const ONESELF = new RegExp(`^(?:${guardCue("oneself")})$`, "iu");
/** "Yapmıyorum" leaves what is denied to the noun before it. */
const deniesOnlyDoing = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(
    ({ actions, markers }) =>
      markers.has("refuse") && actions.some((deed) => deed.isPlain && deed.start <= start && deed.end >= end),
  );

/** What is told of besides the deed that is denied, or done "by" others: whoever claims it need not call it so. */
export const handedOffThings = (part: HandedOff): ToldWord[] =>
  handedOffWords(part).filter((word) => !isDoneBy(word, part) && !deniedIds(word).size);

/** Whether a sentence names those who do it: it leaves it to them. */
export const namesDoer = (part: HandedOff, sentence: Line, lines: Line[]): boolean =>
  wordsIn(part)
    .filter((word) => isDoer(word, part))
    .some(
      (word, at, doers) =>
        !isToldBeside(word, part, at < doers.length - 1 ? lines : [part.line]) &&
        isSaid(word, part.line, sentence),
    );

/**
 * "The head of data", of who works with data scientists, "the practice manager", of a practice: such a word names nobody
 * by itself.
 */
const isToldBeside = (word: ToldWord, { line, from, to }: HandedOff, lines: Line[]): boolean =>
  lines.some((one) =>
    toldWordsIn(one).some(
      ({ start, end, ids }) =>
        (one !== line || end <= from || start >= to) && meets(word.ids.filter(isWordItself), new Set(ids)),
    ),
  );
const isWordItself = (id: string): boolean => /^[wevsc]:/.test(id);

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

/** Whether a word denies a deed by its own form. */
export const deniesDeed = (word: ToldWord): boolean => deniedIds(word).size > 0;

/** What the verb "belirlemedi" denies: to set, to set prices. */
const deniedIds = (word: ToldWord): ReadonlySet<string> =>
  new Set(
    idsOf(word)
      .filter((id) => DENIED.test(id))
      .map((id) => id.replace(DENIED, "")),
  );

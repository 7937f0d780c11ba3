import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../languages/all-guard-cues.ts";
import type { Line } from "../parse/line.ts";
import { addsNothing } from "../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../retell/told-words.ts";
import { isLightDeed, wayOf } from "../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "./conflict-task.ts";

/** What a line denies, or says that others do, from one place of it to another. */
type HandedOff = { line: Line; from: number; to: number };

const PART = new RegExp(String.raw`[;(),]|,?\s${guardCue("turnsToDenial")}\s`, "giu");
const DENIES = new RegExp(guardCue("deniesPart"), "iu");
const BY_OTHERS = new RegExp(guardCue("doneElsewhere"), "iu");

/** The parts of a line behind a sign or a "but" that deny something or give it to others. */
function handedOffIn(line: Line): HandedOff[] {
  const { text } = line;
  const signs = [...text.matchAll(PART)].map(({ 0: sign, index }) => ({
    sign,
    at: index,
    end: index + sign.length,
  }));
  return signs
    .map(({ sign, end }, at) => ({ sign, line, from: end, to: signs[at + 1]?.at ?? text.length }))
    .filter(({ sign, from, to }) => {
      // Behind brackets goes on what stood before them.
      if (sign === ")") return false;
      const part = text.slice(from, to).trim();
      return DENIES.test(part) || BY_OTHERS.test(part);
    });
}

/**
 * Whether a word of a part tells who does it: the subject, as in "the director signs them", or what stands behind "done
 * by" and "left to".
 */
function isDoer(word: ToldWord, { line, from, to }: HandedOff): boolean {
  const { start, end } = word;
  const part = line.text.slice(from, to);
  const found = BY_OTHERS.exec(part);
  if (!found) return false;
  const [said] = found;
  const [opens, closes] = [from + found.index, from + found.index + said.length];
  const gap = said.trimEnd().lastIndexOf(" ");
  // "Müdürdeydi": the word by itself says who.
  const verb = gap < 0 ? closes : opens + gap + 1;
  const isSubject = found.index <= part.length - part.trimStart().length;
  return (start < verb - 1 && end > opens) || (!isSubject && start >= closes - 1);
}

/** A sentence that denies as well, or names somebody else, may say the same as the line. */
const KEEPS = new RegExp(
  `${guardCue("keepsDenial")}|${guardCue("leavesToOthers")}|${guardCue("addedPurpose")}`,
  "iu",
);

/** Of how much of what was handed off a sentence must tell to claim it. */
const MOST = 0.6;

/**
 * "Inspects the climbing kit", of a line that goes on "; inspections are done by an outside firm": what a line gives to
 * others or denies, told as one's own, where no other line says that one did it.
 */
export function handedOffConflicts({ alignment: { sentence }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1 || KEEPS.test(sentence.text)) return [];
  if (BY_OTHERS.test(sentence.text) || handedOffIn(sentence).length) return [];
  const lines = linesOf(entries);
  const all = lines.flatMap(handedOffIn);
  const isHandedOff = (word: ToldWord, line: Line): boolean =>
    all.some((part) => part.line === line && word.start >= part.from && word.end <= part.to);
  const affirmed = lines.map((line) => toldWordsIn(line).filter((word) => !isHandedOff(word, line)));
  const isAffirmed = (word: ToldWord): boolean =>
    affirmed.some((words) => words.some((one) => one.ids.some((id) => word.ids.includes(id))));
  for (const part of all) {
    const inside = toldWordsIn(part.line).filter(({ start, end }) => start >= part.from && end <= part.to);
    // Whoever names those who do it leaves it to them.
    if (inside.some((word) => isDoer(word, part) && isSaid(word, part.line, sentence))) continue;
    const told = inside.filter(
      (word) => !addsNothing(word, part.line) && !isLightDeed(word, part.line) && !isDoer(word, part),
    );
    const own = told.filter((word) => !isAffirmed(word));
    const said = own.filter((word) => isSaid(word, part.line, sentence));
    const [only, ...others] = said;
    // By a dictionary one word alone meets much.
    if (only && !others.length && wayOf(only, part.line, sentence) !== "sure") continue;
    const isOfLine = said.length > 1 || sharesMore(said, part.line, sentence);
    if (said.length > 0 && said.length >= own.length * MOST && isOfLine)
      return [{ kind: "denial", said: sentence.text, known: part.line.text }];
  }
  return [];
}

/** With one word alone a sentence may speak of something else; with another of the line it doesn't. */
const sharesMore = (said: ToldWord[], line: Line, sentence: Line): boolean =>
  toldWordsIn(line).some((word) => !said.includes(word) && isSaid(word, line, sentence));

const isSaid = (word: ToldWord, line: Line, sentence: Line): boolean => {
  const way = wayOf(word, line, sentence);
  return way === "sure" || way === "translated";
};

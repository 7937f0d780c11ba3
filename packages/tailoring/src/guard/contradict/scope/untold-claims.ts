import type { Conflict, ConflictKind } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import { claimCue } from "../../../languages/all-claim-cues.ts";
import { inventedCueIn } from "../../../languages/all-invented-cues.ts";
import type { Line } from "../../parse/line.ts";
import { once } from "../../parse/once.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { tellsChange } from "../../retell/words-lost.ts";
import { wayOf } from "../../shown/word-ways.ts";
import { hadInCharge } from "../doers/in-my-charge.ts";
import { isRanked, LED_EVENT } from "../doers/bare-leads.ts";
import { handsOff } from "../doers/handed-off-parts.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { isInBusiestTime, tellHighSeason } from "../times/high-season.ts";
import { piecesIn } from "./told-of-denied.ts";

const CLAIMS: {
  kind: ConflictKind;
  cue: ReadonlyMap<Language, RegExp>;
  known?: ReadonlyMap<Language, RegExp>;
}[] = [
  { kind: "deed", cue: inventedCueIn("standing") },
  { kind: "role", cue: inventedCueIn("rank") },
  { kind: "result", cue: inventedCueIn("gain") },
  { kind: "audience", cue: inventedCueIn("highAudience") },
  { kind: "praise", cue: inventedCueIn("praise") },
  { kind: "scope", cue: inventedCueIn("novelty"), known: inventedCueIn("noveltyKnown") },
  { kind: "scope", cue: inventedCueIn("reach"), known: inventedCueIn("reachKnown") },
  { kind: "result", cue: inventedCueIn("cause"), known: inventedCueIn("causeKnown") },
  { kind: "praise", cue: inventedCueIn("most"), known: inventedCueIn("mostKnown") },
];
const NO_STANDING = inventedCueIn("noStanding");

const isTold = (word: ToldWord, sentence: Line, lines: Line[]): boolean =>
  addsNothing(word, sentence) ||
  lines.some(
    (line) =>
      wayOf(word, sentence, line) !== "none" || tellsChange(word, line) || isAbbreviated(word, line.text),
  );

/** "Satisfaction", of a "sat. score". */
const isAbbreviated = ({ surface }: ToldWord, text: string): boolean =>
  [...text.matchAll(/(?<!\p{L})(\p{L}{3,})\./giu)].some(([, short = ""]) =>
    surface.toLowerCase().startsWith(short.toLowerCase()),
  );

/** A line of things without a deed leaves open what was done: "Windows Server for 800 users". */
const tellsDeed = ({ clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some(({ isPlain }) => !isPlain));

/** Whoever is in charge may be called so, and leads. */
const isInCharge = ({ alignment: { sentence }, entries }: ConflictTask): boolean =>
  entries.some(({ heading }) => heading.some(({ isTitle, line }) => isTitle && isRanked(line))) ||
  hadInCharge(sentence, entries);
const LEADING = new RegExp(`^(?:${claimCue("leading")})`, "iu");

/** Where a text says one of the things that a cue is for. */
const saidIn = ({ text, words: { language } }: Line, cue: ReadonlyMap<Language, RegExp>) =>
  [...text.matchAll(cue.get(language.module.id) ?? NOTHING)].map(({ 0: said, index: from }) => ({
    said,
    from,
    to: from + said.length,
  }));
const NOTHING = /(?!)/g;

/** "30 % daha yüksek": an amount, and no praise. */
const isHowMuchMore = ({ text, words: { numbers } }: Line, at: number): boolean =>
  numbers.some(
    ({ unit, relation, end }) =>
      unit === "%" && relation === "by" && end < at && /^\s?%?\s\p{L}*\s?$/u.test(text.slice(end, at)),
  );

/** "En yükseği 17 duraklı", of "the tallest with 17 stops": what a dictionary doesn't translate may be told all the same. */
const ranksToo = ({ text, words }: Line, { words: { language, numbers } }: Line): boolean =>
  words.language !== language &&
  SUPERLATIVE.test(text) &&
  numbers.some(({ value }) => words.numbers.some((known) => known.value === value));
const SUPERLATIVE = new RegExp(claimCue("bareSuperlative"), "iu");

/**
 * What careless writers add most, where no line says as much: a deed of more standing ("negotiated with suppliers"),
 * what the work is said to bring ("strengthened loyalty"), who heard of it ("to the board"), how well it was done.
 */
export function untoldClaimConflicts(task: ConflictTask): Conflict[] {
  const { alignment, entries } = task;
  const { sentence, lines: near } = alignment;
  const lines = linesOf(entries);
  const denied = piecesIn(sentence).filter(({ isDenied }) => isDenied);
  const plain = saidIn(sentence, NO_STANDING);
  const mayLead = once(() => isInCharge(task));
  for (const { kind, cue, known } of CLAIMS) {
    if (known && lines.some((line) => saidIn(line, known).length)) continue;
    if (kind === "deed" && (handsOff(sentence) || !near.some(({ line }) => tellsDeed(line)))) continue;
    // What a title is called in another language isn't known well enough.
    if (
      kind === "role" &&
      (mayLead() || lines.every(({ words }) => words.language !== sentence.words.language))
    )
      continue;
    for (const { said, from, to } of saidIn(sentence, cue)) {
      if (kind === "praise" && isHowMuchMore(sentence, from)) continue;
      if (kind === "praise" && SUPERLATIVE.test(said) && lines.some((line) => ranksToo(line, sentence)))
        continue;
      if (kind === "praise" && isInBusiestTime(sentence.text, from) && tellHighSeason(lines)) continue;
      if (denied.some((piece) => from >= piece.from && to <= piece.to)) continue;
      if (kind === "deed" && plain.some((one) => one.from === from)) continue;
      if (kind === "deed" && LEADING.test(said) && (LED_EVENT.test(sentence.text) || mayLead())) continue;
      const words = toldWordsIn(sentence).filter((word) => word.start < to && word.end > from);
      if (words.some((word) => !isTold(word, sentence, lines))) return [{ kind, said, known: "" }];
    }
  }
  return [];
}

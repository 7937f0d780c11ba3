import { type Place, parsePlace } from "@terzi/contracts/place";
import { guardCue } from "../../languages/all-guard-cues.ts";
import { numbersIn, type PlacedNumber } from "../contradict/numbers/placed-numbers.ts";
import { follows } from "../entail/compare-numbers.ts";
import { isDurationOf } from "../entail/count-entry.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { readLine } from "../parse/read-line.ts";
import { wayOf } from "../shown/word-ways.ts";
import { isTranslation } from "./credentials.ts";
import { isDeniedAt } from "./keeps-denial.ts";
import { claimsNothing } from "./slight-words.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownOf } from "./words-lost.ts";

/** A sentence without one of its phrases, and what proves that phrase by itself. */
export type Aside = { rest: string; place: Place; kind: "workplace" | "duration" | "denial" };

const CUES = [
  ["workplace", new RegExp(guardCue("workplaceAside"), "giu")],
  ["duration", new RegExp(guardCue("durationAside"), "giu")],
  ["denial", new RegExp(guardCue("denialAside"), "giu")],
] as const;

/** The phrases of a sentence that another line than its own proves: where one worked, how long, what one didn't do. */
export function asidesOf(sentence: Line, entry: FactEntry): Aside[] {
  const { text, words } = sentence;
  return CUES.flatMap(([kind, cue]) =>
    [...text.matchAll(cue)].flatMap(({ 0: phrase, index }) => {
      const line = readLine(phrase.trim(), { language: words.language, names: words.names });
      const place = PROOFS[kind](line, entry);
      const rest = `${text.slice(0, index)} ${text.slice(index + phrase.length)}`.replace(EDGES, "").trim();
      return place === null || !rest.includes(" ") ? [] : [{ kind, place, rest: capitalised(rest) }];
    }),
  );
}

const EDGES = /^[\s,;]+|(?<=\s)\s+|\s+(?=[.,;])/g;
const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PROOFS: Readonly<Record<Aside["kind"], (phrase: Line, entry: FactEntry) => Place | null>> = {
  workplace: placeDescribed,
  duration: placeOfPeriod,
  denial: placeDenied,
};

const claiming = (line: Line): ToldWord[] => toldWordsIn(line).filter((word) => !claimsNothing(word, line));

/** The description of an employer that shows each word and number of a phrase. */
function placeDescribed(phrase: Line, { texts }: FactEntry): Place | null {
  const words = claiming(phrase);
  if (!words.length || words.length + phrase.words.numbers.length < 2) return null;
  const described = texts.find(
    ({ place, line }) =>
      parsePlace(place).field === "description" &&
      words.every((word) => SURE.has(wayOf(word, phrase, line))) &&
      numbersIn(phrase).every((number) => numbersIn(line).some((known) => isSaidBy(number, known))),
  );
  return described?.place ?? null;
}
const SURE: ReadonlySet<string> = new Set(["sure", "translated", "wider"]);

const isSaidBy = (said: PlacedNumber, known: PlacedNumber): boolean =>
  said.measure.kind === known.measure.kind &&
  follows(said.measure.value, said.number.bound, known.measure.value, known.number.bound);

/** A job that lasted as long as a phrase says. */
function placeOfPeriod(phrase: Line, entry: FactEntry): Place | null {
  const [number, another] = phrase.words.numbers;
  if (!number || another || entry.kind !== "experiences") return null;
  return isDurationOf(number, [entry]) ? entry.place : null;
}

/** A line that denies each thing that a phrase does. */
function placeDenied(phrase: Line, { texts }: FactEntry): Place | null {
  const words = claiming(phrase).filter(({ everyday }) => !everyday.own.has("without"));
  const denying = texts.find(
    ({ line }) =>
      words.length > 0 &&
      words.every((word) =>
        toldWordsIn(line).some(
          (known) =>
            isDeniedAt(known, line) &&
            (isMet(word, knownOf(known)) || isTranslation(word, [known], line, phrase)),
        ),
      ),
  );
  return denying?.place ?? null;
}

import type { Place } from "@terzi/contracts/place";
import { checkSentence, type SentenceTask } from "../entail/check-sentence.ts";
import type { Gap } from "../entail/clause-task.ts";
import { statesHowLong } from "../entail/stated-time.ts";
import type { FactEntry, Facts } from "../facts/fact.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { Line } from "../parse/line.ts";
import { languageOfSentence, readingsOf } from "../parse/line-language.ts";
import { readSentence } from "../parse/read-sentence.ts";
import { placesShown } from "../shown/places-shown.ts";
import { asidesOf } from "./asides.ts";
import { isCorroborated } from "./corroborate.ts";
import { placesHeld } from "./credentials.ts";
import { placesIntroduced } from "./introduces.ts";
import { keepsAudience } from "./keeps-audience.ts";
import { keepsBounds } from "./keeps-bounds.ts";
import { keepsCalling } from "./keeps-calling.ts";
import { keepsCounted } from "./keeps-counted.ts";
import { keepsDeedsApart } from "./keeps-deeds-apart.ts";
import { keepsDenial } from "./keeps-denial.ts";
import { keepsDoer } from "./keeps-doer.ts";
import { keepsDone } from "./keeps-done.ts";
import { keepsHandedOff } from "./keeps-handed-off.ts";
import { keepsHeld } from "./keeps-held.ts";
import { keepsLead } from "./keeps-lead.ts";
import { keepsMeans } from "./keeps-means.ts";
import { keepsMeasure } from "./keeps-measure.ts";
import { keepsObjects } from "./keeps-objects.ts";
import { keepsOne } from "./keeps-one.ts";
import { keepsOthersPart } from "./keeps-others-part.ts";
import { keepsOwnDeed } from "./keeps-own-deed.ts";
import { keepsPart } from "./keeps-part.ts";
import { keepsPeriod } from "./keeps-period.ts";
import { keepsRate } from "./keeps-rate.ts";
import { keepsReach } from "./keeps-reach.ts";
import { keepsScope } from "./keeps-scope.ts";
import { keepsDeedItself, keepsThingOfDeed, keepsTotal } from "./keeps-thing-of-deed.ts";
import { keepsStretch, keepsToday } from "./keeps-time.ts";
import { keepsTurn } from "./keeps-turn.ts";
import { keepsWhole } from "./keeps-whole.ts";
import { placesMerged } from "./merges.ts";
import { partsOf } from "./parts.ts";
import { retells } from "./retells.ts";
import { toldWordsIn } from "./told-words.ts";

/** The place of the line that a sentence retells, or a part of which it does; null where there is none. */
function placeRetold(sentence: Line, entries: FactEntry[]): Place | null {
  for (const entry of entries)
    for (const { line, place } of entry.texts) {
      const isTold =
        retells(sentence, line, { entry }) ||
        // Across a whole profile only whole lines: splitting all of them takes too long.
        (entries.length > 1 ? [] : partsOf(line).flat()).some((part) =>
          retells(sentence, part, { entry, whole: line }),
        );
      if (isTold) return place;
    }
  return null;
}

/** What proves a sentence, or what of it nothing proves. */
export type Proof = { evidence: Place[] | null; gaps: Gap[] };

type Supports = (part: string) => Place[] | null;

/** The places that a sentence retells: one line, or a line of the same entries for each of its parts. */
function findRetold(sentence: Line, entries: FactEntry[], supports: Supports): Place[] | null {
  const place = placeRetold(sentence, entries);
  if (place !== null) return [place];
  for (const entry of entries) {
    const merged = placesMerged(sentence, entry);
    if (merged) return merged;
  }
  const held = placesHeld(sentence, entries);
  if (held) return held;
  const introduced = placesIntroduced(sentence, entries, supports);
  if (introduced) return introduced;
  // Across the whole profile, a part may be about another job than the one that is named.
  if (entries.length > 1) return null;
  for (const parts of partsOf(sentence)) {
    if (parts.some(isBare)) continue;
    const found = parts.map(
      (part) => supports(part.text) ?? findRetold(part, entries, supports) ?? findShown([part], entries),
    );
    if (found.every((places) => places !== null)) return [...new Set(found.flat())];
  }
  return null;
}

/** "Plans it", "designed": a part that names nothing that it was done to rests on no line by itself. */
const isBare = (part: Line): boolean =>
  toldWordsIn(part).filter(({ isEmpty }) => !isEmpty).length + part.words.numbers.length < 2;

const wordsKnown = (line: Line): number =>
  toldWordsIn(line).filter(({ everyday, loosely }) => everyday.own.size || loosely.length > 2).length;

/** Of several readings, the one in which the dictionaries know most words. */
const likeliest = (lines: Line[]): Line | undefined =>
  lines.toSorted((a, b) => wordsKnown(b) - wordsKnown(a))[0];

const isSure = (line: Line | undefined, evidence: Place[], entries: FactEntry[]): boolean =>
  line !== undefined &&
  isCorroborated(line, evidence, entries) &&
  keepsLead(line, evidence, entries) &&
  keepsScope(line, evidence, entries) &&
  keepsAll(line, evidence, entries);

/** What a sentence has to keep of its lines however it rests on them. */
const keepsAll = (line: Line, evidence: Place[], entries: FactEntry[]): boolean =>
  KEPT.every((keeps) => keeps(line, evidence, entries));
const KEPT = [
  keepsOwnDeed,
  keepsReach,
  keepsPeriod,
  keepsRate,
  keepsDeedsApart,
  keepsOthersPart,
  keepsWhole,
  keepsStretch,
  keepsToday,
  keepsOne,
  keepsObjects,
  keepsThingOfDeed,
  keepsDeedItself,
  keepsTotal,
  keepsDenial,
  keepsDone,
  keepsPart,
  keepsBounds,
  keepsHeld,
  keepsDoer,
  keepsMeasure,
  keepsCalling,
  keepsCounted,
  keepsMeans,
  keepsHandedOff,
  keepsTurn,
  keepsAudience,
];

/** The places that show every word of a sentence, where nothing that has to be kept is lost. */
function findShown(lines: Line[], entries: FactEntry[]): Place[] | null {
  for (const line of lines) {
    const places = placesShown(line, entries);
    if (places && isSure(line, places, entries)) return places;
  }
  return null;
}

/** A sentence in the language of its CV; where that isn't known, in each that it may be in. */
const readingsOfSentence = (sentence: string, facts: Facts, { entries, language }: SentenceTask): Line[] => {
  const languages = language
    ? [languageOfSentence(sentence, facts, language)]
    : readingsOf(sentence, facts.language, facts.language.module.id);
  const isSummary = entries.length === facts.entries.length;
  return languages.map((read) => readSentence(sentence, { language: read, names: facts.names, isSummary }));
};

/**
 * The places that prove a sentence: those that say what it says, or whose lines it retells in other words, whole or
 * part by part, or without a phrase that another line proves. Null where none do.
 */
export function proveSentence(sentence: string, facts: Facts, task: SentenceTask): Proof {
  const proof = proveWhole(sentence, facts, task);
  if (proof.evidence) return proof;
  const evidence = findWithout(readingsOfSentence(sentence, facts, task), facts, { task, phrases: ASIDES });
  return evidence ? { evidence, gaps: [] } : proof;
}

const ASIDES = 2;

/** The places of one entry that prove a sentence less at most so many phrases, and those that prove the phrases. */
function findWithout(
  lines: Line[],
  facts: Facts,
  { task, phrases }: { task: SentenceTask; phrases: number },
): Place[] | null {
  const [entry] = task.entries;
  if (!entry || task.entries.length > 1 || !phrases) return null;
  for (const line of lines)
    for (const { rest, place, kind } of asidesOf(line, entry)) {
      const found =
        proveWhole(rest, facts, task).evidence ??
        findWithout(readingsOfSentence(rest, facts, task), facts, { task, phrases: phrases - 1 });
      // What has a time of its own wasn't done as long as the job lasted.
      const isTimed = kind === "duration" && linesAt(found ?? [], task.entries).some(tellsTime);
      if (found && !isTimed) return [...new Set([...found, place])];
    }
  return null;
}

const tellsTime = ({ clauses }: Line): boolean => clauses.some(statesHowLong);

function proveWhole(sentence: string, facts: Facts, task: SentenceTask): Proof {
  const check = checkSentence(sentence, facts, task);
  const lines = readingsOfSentence(sentence, facts, task);
  const all = readingsOfSentence(sentence, facts, { entries: task.entries });
  if (check.supported && isSure(likeliest([...lines, ...all]), check.restsOn, task.entries))
    return { evidence: check.restsOn, gaps: [] };
  const supports: Supports = (part) => {
    const supported = checkSentence(part, facts, task);
    return supported.supported ? supported.restsOn : null;
  };
  const evidence =
    lines
      .map((line) => ({ line, found: findRetold(line, task.entries, supports) }))
      .find(({ line, found }) => found && keepsAll(line, found, task.entries))?.found ?? null;
  const shown = evidence ?? findShown(lines, task.entries);
  if (shown) return { evidence: shown, gaps: [] };
  return { evidence: null, gaps: check.supported ? [{ reason: "words", word: "" }] : check.gaps };
}

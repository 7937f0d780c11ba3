import { isWithin, type Place } from "@terzi/contracts/place";
import { isRole } from "../entail/people-terms.ts";
import { lostMarkers } from "../entail/weigh-markers.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { holdingIn, hasLevels, isTranslation, partsOfIntroduction } from "./credentials.ts";
import { isSameNumber } from "./retold-numbers.ts";
import { clausesOf, type Segment, segmentsOf } from "./segments.ts";
import { claimsNothing } from "./slight-words.ts";
import { covers, verbsOf } from "./stretches.ts";
import { toldWordsIn } from "./told-words.ts";
import { isMet, knownBy, wordsLost } from "./words-lost.ts";
import { guardCue } from "../../languages/all-guard-cues.ts";

/** Whether a part of a sentence stands by itself, and where. */
type Supports = (part: string) => Place[] | null;

/** "Skilled in", "bilen": behind or before such a word stand things that one can do. */
const KNOWING = new RegExp(`^(?:${guardCue("knowing")})$`, "u");
/** A rank in front of a title: who is a head brewer is a brewer. */
const RANK = new RegExp(`^(?:${guardCue("rankOfTitle")})$`, "u");

/**
 * The places that prove a sentence which introduces somebody: by a title of a job that goes on, and with what each of
 * its parts says by itself. Only in a summary; null where there are none.
 */
export function placesIntroduced(sentence: Line, entries: FactEntry[], supports: Supports): Place[] | null {
  if (entries.length < 2 || TIE.test(sentence.text)) return null;
  const parts = partsOfIntroduction(sentence).flatMap((part) => atKnowing(part, sentence));
  if (parts.length < 2 || !hasLevels(sentence, entries)) return null;
  const places: Place[] = [];
  // "Nurse with …", "… bilen hemşire".
  const opening = sentence.words.language.isVerbFinal ? parts.length - 1 : 0;
  let hasTitle = false;
  let before: FactEntry[] = [];
  for (const [at, part] of parts.entries()) {
    const title = titleOf(part, sentence, entries);
    const held = entries.flatMap((entry) => holdingIn(part, entry, sentence));
    // "An MSc with distinction": what only belongs to a degree is told behind it.
    const fitting = held.filter(
      ({ entry, isNameOnly }) =>
        (!isNameOnly || before.includes(entry)) &&
        (entry.kind !== "other" || ownIn(part, sentence, [entry]) !== null),
    );
    before = fitting.map(({ entry }) => entry);
    const known = isKnown(parts, at, sentence);
    const found =
      title ??
      fitting[0]?.entry.place ??
      (known ? skillIn(part, sentence, entries) : null) ??
      (standsAlone(part, sentence) ? ownIn(part, sentence, entries) : null);
    const isEnough = part.words.length + part.numbers.length > 1;
    const isTold = found === null && isEnough && (known || standsAlone(part, sentence));
    const all = isTold ? supports(textOf(part, parts[at - 1], sentence)) : found === null ? null : [found];
    if (!all) return null;
    hasTitle ||=
      title !== null ||
      (at === opening && isRoleIn(part, sentence) && all.some((place) => isOwnTitle(place, entries)));
    places.push(...all);
  }
  return hasTitle ? [...new Set(places)] : null;
}

const OF_TODAY = new Set(["summary", "certifications", "education"]);

/** Where somebody's title of today stands: at a job that goes on, in their own summary, in what they hold. */
const isOwnTitle = (place: Place, entries: FactEntry[]): boolean =>
  entries.some(({ kind, isOngoing, heading, texts, place: at }) =>
    OF_TODAY.has(kind)
      ? isWithin(place, at) || texts.some((fact) => fact.place === place)
      : isOngoing && (place === at || heading.some((fact) => fact.isTitle && fact.place === place)),
  );

const TIE = new RegExp(guardCue("tiesDeeds"), "iu");

const knows = ({ words }: Segment): boolean => words.some(({ key }) => KNOWING.test(key));

/** "Brewer | skilled in filling": in some languages such a word opens a part, in others it closes one. */
function atKnowing(part: Segment, { words: { language } }: Line): Segment[] {
  const at = part.words.findIndex(({ key }) => KNOWING.test(key));
  if (at < 0) return [part];
  const cut = language.isVerbFinal ? part.words[at]?.end : part.words[at]?.start;
  if (cut === undefined) return [part];
  const side = (isFirst: boolean): Segment => ({
    words: part.words.filter(({ start }) => start < cut === isFirst),
    numbers: part.numbers.filter(({ start }) => start < cut === isFirst),
  });
  return [side(true), side(false)].filter(({ words, numbers }) => words.length + numbers.length > 0);
}

/** "Skilled in filling, casting and plating", "filling and plating skills": whether a part stands in such a list. */
const isKnown = (parts: Segment[], at: number, sentence: Line): boolean =>
  [-1, 1].some((step) => isKnownFrom(parts, at, { step, text: sentence.text }));

function isKnownFrom(parts: Segment[], at: number, { step, text }: { step: number; text: string }): boolean {
  for (let one = at; parts[one]; one += step) {
    const [part, next] = [parts[one], parts[one + step]];
    if (part && knows(part)) return true;
    const [first, second] = step > 0 ? [part, next] : [next, part];
    const between = text.slice(first ? endOf(first) : 0, second ? startOf(second) : text.length);
    if (KNOWING_IN.test(between)) return true;
    if (!LISTED.test(between)) return false;
  }
  return false;
}
const KNOWING_IN = new RegExp(String.raw`(?<!\p{L})(?:${guardCue("knowing")})(?!\p{L})`, "iu");
const startOf = ({ words, numbers }: Segment): number =>
  Math.min(...[...words, ...numbers].map(({ start }) => start));
const endOf = ({ words, numbers }: Segment): number =>
  Math.max(...[...words, ...numbers].map(({ end }) => end));
const LISTED = new RegExp(
  String.raw`^\s*(?:,|(?:,\s*)?(?:${guardCue("joinsList")}|${guardCue("and")}|ve|&))\s*$`,
  "iu",
);

/** What another part could govern says nothing by itself: the galas of "nine years in conferences and galas". */
const standsAlone = (part: Segment, sentence: Line): boolean =>
  part.numbers.some(({ unit }) => unit === "years") || isRoleIn(part, sentence) || hasVerb(part, sentence);

const hasVerb = ({ words }: Segment, sentence: Line): boolean =>
  verbsOf(sentence).some((verb) => words.some((word) => covers(verb, word)));

/** A part with the small words in front of it. */
function textOf(part: Segment, before: Segment | undefined, { text }: Line): string {
  const own = text.slice(before ? endOf(before) : 0, endOf(part));
  return own.replace(JOINING, "");
}
const JOINING = new RegExp(
  String.raw`^(?:[\s,;:()]|(?:${guardCue("betweenCredentials")}|${guardCue("opensCredential")}|${guardCue("closesCredential")})(?!\p{L}))*`,
  "iu",
);

const isRoleIn = ({ words }: Segment, { clauses }: Line): boolean =>
  words.some(({ start, end }) =>
    clauses.some(({ terms }) => terms.some((term) => isRole(term) && term.start <= start && term.end >= end)),
  );

/** The title of a job that goes on, less its rank. */
function titleOf({ words, numbers }: Segment, sentence: Line, entries: FactEntry[]): Place | null {
  if (numbers.length || !words.length) return null;
  for (const { kind, isOngoing, heading } of entries)
    for (const { isTitle, line, place } of heading) {
      if (kind !== "experiences" || !isOngoing || !isTitle) continue;
      const told = toldWordsIn(line);
      const lost = wordsLost(told, words, line).filter((word) => !isTranslation(word, words, sentence, line));
      const isSaid = words.every(
        (word) => isMet(word, knownBy(told)) || isTranslation(word, told, line, sentence),
      );
      if (isSaid && lost.length < told.length && lost.every(({ key }) => RANK.test(key))) return place;
    }
  return null;
}

/** A stretch of what the person says of themselves, all of which the sentence tells. */
function ownIn({ words, numbers }: Segment, sentence: Line, entries: FactEntry[]): Place | null {
  const all = toldWordsIn(sentence);
  const markers = new Set(sentence.clauses.flatMap((clause) => [...clause.markers]));
  const [first] = sentence.clauses;
  for (const { kind, texts } of entries)
    for (const { line, place } of kind === "summary" || kind === "other" ? texts : [])
      for (const segment of segmentsOf(line)) {
        const isSaid = words.every(
          (word) =>
            claimsNothing(word, sentence) ||
            isMet(word, knownBy(segment.words)) ||
            isTranslation(word, segment.words, line, sentence),
        );
        const lost = wordsLost(segment.words, all, line).filter(
          (word) => !claimsNothing(word, line) && !isTranslation(word, all, sentence, line),
        );
        const clauses = clausesOf(line, [segment]);
        if (!isSaid || lost.length || !first || lostMarkers({ ...first, markers }, clauses, clauses).length)
          continue;
        if (numbers.every((number) => isSameNumber(number, sentence, line))) return place;
      }
  return null;
}

/** A skill, all of whose words a part says and nothing else. */
function skillIn({ words, numbers }: Segment, sentence: Line, entries: FactEntry[]): Place | null {
  const said = words.filter((word) => !word.isEmpty && !KNOWING.test(word.key));
  if (numbers.length || !said.length) return null;
  for (const { kind, heading, texts } of entries)
    for (const { line, place } of kind === "skills" ? [...heading, ...texts] : []) {
      const told = toldWordsIn(line);
      const isSaid = said.every(
        (word) => isMet(word, knownBy(told)) || isTranslation(word, told, line, sentence),
      );
      const lost = wordsLost(told, said, line).filter((word) => !isTranslation(word, said, sentence, line));
      if (isSaid && !lost.length) return place;
    }
  return null;
}

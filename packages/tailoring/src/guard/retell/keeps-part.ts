import type { Place } from "@terzi/contracts/place";
import { guardCue, wordShape } from "../../languages/all-guard-cues.ts";
import { linesAt } from "../facts/lines-at.ts";
import type { FactEntry } from "../facts/fact.ts";
import type { Line } from "../parse/line.ts";
import { SHARE, saysWhole } from "./keeps-whole.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, knownBy } from "./words-lost.ts";
import { isTranslation } from "./credentials.ts";

const MOST = new RegExp(guardCue("mostOf"), "iu");
const EITHER = new RegExp(String.raw`^\s(?:${guardCue("eitherOf")})\s$`, "iu");
const SEASONS = new RegExp(guardCue("everySeason"), "iu");
const ONE_SEASON = new RegExp(guardCue("oneSeason"), "iu");

/** "Most rooms" needs most, or all of them; "every summer" isn't the one of a year. */
const keepsMost = (sentence: Line, lines: Line[]): boolean =>
  !MOST.test(sentence.text) ||
  lines.some(
    (line) =>
      MOST.test(line.text) || saysWhole(line) || line.clauses.some(({ markers }) => markers.has("mostly")),
  );

const keepsSeasons = (sentence: Line, lines: Line[]): boolean =>
  !SEASONS.test(sentence.text) ||
  lines.some(({ text }) => SEASONS.test(text)) ||
  !lines.some(({ text }) => ONE_SEASON.test(text));

/** Of what a line says a share: "90 % of the target", "hedefin %90'ı". */
const OF_ONE = /(?:%|percent|per cent|half|third|quarter|part) of (?:the|its|our|an?) (?:\p{L}+ ){0,2}?$/iu;

/** The thing that a line says was done in part, where it is one thing: of several, each may be meant. */
const sharedIn = (line: Line): ToldWord[] =>
  line.clauses
    .filter(({ numbers }) => !numbers.some(({ unit, value }) => unit === "%" && value >= ALL))
    .flatMap(({ terms, numbers }) =>
      terms.filter(({ count, isGroupEnd, start, use, end, surface }) => {
        if (count === "many" || !isGroupEnd || /l[ae]r/u.test(surface)) return false;
        const isBehind = OF_ONE.test(line.text.slice(0, start));
        const isWhose =
          use === "whose" &&
          numbers.some((number) => number.unit === "%" && number.start > end && number.start - end < 3);
        return (isBehind && !/[^s]s$/u.test(surface)) || isWhose;
      }),
    )
    .flatMap((term) => toldWordsIn(line).filter(({ start, end }) => start >= term.start && end <= term.end));

const ALL = 100;

const keepsShare = (sentence: Line, lines: Line[]): boolean => {
  if (SHARE.test(sentence.text)) return true;
  const said = toldWordsIn(sentence);
  return lines.every((line) =>
    sharedIn(line).every((word) => !isMet(word, knownBy(said)) && !isTranslation(word, said, sentence, line)),
  );
};

/** "Rooms or kitchens": which of them isn't known. */
const keepsEither = (sentence: Line, lines: Line[]): boolean => {
  const pairs = lines.flatMap((line) => {
    const words = toldWordsIn(line);
    return words.slice(1).flatMap((word, at) => {
      const before = words[at];
      return before && EITHER.test(line.text.slice(before.end, word.start))
        ? [{ line, pair: [before, word] }]
        : [];
    });
  });
  if (!pairs.length || new RegExp(guardCue("eitherOf"), "iu").test(sentence.text)) return true;
  const said = toldWordsIn(sentence);
  return pairs.every(({ line, pair }) =>
    pair.every((word) => !isMet(word, knownBy(said)) && !isTranslation(word, said, sentence, line)),
  );
};

/** "The library's children's section": what is a part of what. */
const OF_WHOLE = new RegExp(`${wordShape("of")}$|['’]s$`, "u");

/** "The library's books", of the children's section of the library. */
const keepsSection = (sentence: Line, lines: Line[]): boolean => {
  const said = toldWordsIn(sentence);
  const isSaid = (word: ToldWord, line: Line) =>
    isMet(word, knownBy(said)) || isTranslation(word, said, sentence, line);
  const belongs = (word: ToldWord, { text }: Line) =>
    OF_WHOLE.test(text.slice(word.start, word.end)) || /^['’]s?\s/.test(text.slice(word.end));
  return lines.every((line) => {
    const words = toldWordsIn(line);
    return words.every((word, at) => {
      const [next, last] = [words[at + 1], words[at + 2]];
      if (!next || word.isEmpty || !belongs(word, line) || !isSaid(word, line)) return true;
      const parts = [next, last].filter((one) => one !== undefined && !isSaid(one, line));
      return !parts.includes(next) || !parts.some((one) => one && belongs(one, line));
    });
  });
};

const PART_OF_WHOLE = new RegExp(guardCue("partOfWhole"), "diu");

/** "Wrote the application", of who wrote the waste section of it. */
const keepsNamedPart = (sentence: Line, lines: Line[]): boolean => {
  const said = toldWordsIn(sentence);
  return lines.every((line) => {
    const found = PART_OF_WHOLE.exec(line.text);
    const { part, whole } = found?.indices?.groups ?? {};
    if (!part || !whole) return true;
    const words = toldWordsIn(line);
    const isSaid = (word: ToldWord) =>
      isMet(word, knownBy(said)) || isTranslation(word, said, sentence, line);
    const within = ([from, to]: [number, number]) =>
      words.filter((word) => word.start < to && word.end > from);
    // "The waste section": which part it is, the words before it say.
    const last = words.findLast(({ end }) => end < part[0]);
    const which = whole[1] < part[0] ? within([whole[1], part[0]]) : last ? [last] : [];
    return !within(whole).some(isSaid) || (which.length ? which : within(part)).every(isSaid);
  });
};

/** Whether a sentence tells no more of a thing than the part of it that its lines tell of. */
export function keepsPart(sentence: Line, evidence: Place[], entries: FactEntry[]): boolean {
  const lines = linesAt(evidence, entries);
  return [keepsMost, keepsSeasons, keepsShare, keepsEither, keepsSection, keepsNamedPart].every((keeps) =>
    keeps(sentence, lines),
  );
}

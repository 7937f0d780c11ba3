import type { Conflict } from "@terzi/contracts/cv";
import { guardCue } from "../../../languages/all-guard-cues.ts";
import type { Line } from "../../parse/line.ts";
import { SHARE, saysWhole } from "../../retell/keeps-whole.ts";
import { addsNothing } from "../../retell/slight-words.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isLightDeed, partOf, wayOf } from "../../shown/word-ways.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { periodOf } from "../numbers/rates-of-time.ts";

const NEAREST = 2;
const JOINED = new RegExp(
  `^(?:, |,? (?:${guardCue("and")}|${guardCue("eitherOf")}) (?:(?:${guardCue("article")}) )?)$`,
  "iu",
);

const CLOSED = new RegExp(String.raw`(?:^|\s)(?:${guardCue("and")}|${guardCue("eitherOf")})\s`, "iu");

/** What stands in one list with a word: "tests", "docs" and "reviews", of "tests, docs and reviews". */
function listedWith(word: ToldWord, line: Line): ToldWord[] {
  const words = toldWordsIn(line);
  const isNext = (at: number): boolean =>
    JOINED.test(line.text.slice(words[at]?.end, words[at + 1]?.start ?? 0));
  let from = words.indexOf(word);
  let to = from;
  while (from > 0 && isNext(from - 1)) from--;
  while (to < words.length - 1 && isNext(to)) to++;
  const listed = words.slice(from, to + 1);
  // "Four years in a school, the rest in a club": commas alone may stand between clauses.
  return CLOSED.test(line.text.slice(listed[0]?.end, listed.at(-1)?.start)) ? listed : [word];
}

const tells = (word: ToldWord, line: Line): boolean => !addsNothing(word, line) && !isLightDeed(word, line);

/** A thing, by what the lexicon has; a short name may be what the line spells out, and a verb may look like a noun. */
function isThing(word: ToldWord, line: Line): boolean {
  const { start, end, surface, ids, everyday } = word;
  return (
    tells(word, line) &&
    ids.some((id) => id.startsWith("c:")) &&
    !ids.some(
      (id) =>
        id.startsWith("n:") || (id.startsWith("v:") && !isPartOfName(word)) || periodOf(id) !== undefined,
    ) &&
    !/\d|^\p{Lu}{2}/u.test(surface) &&
    ![...everyday.own].some((id) => TIMES.has(id)) &&
    !saysWhole(line, surface) &&
    !SHARE.test(surface) &&
    !line.words.numbers.some((number) => number.start <= start && number.end >= end) &&
    partOf(word, line) !== "deed" &&
    line.clauses.some(({ terms }) => terms.some((term) => term.start <= start && term.end >= end)) &&
    (word.isName || !looksLikeVerb(word, line))
  );
}

/** "Manyetik", of "manyetik parçacık testi": the whole names a thing, whatever verb its first word looks like. */
const isPartOfName = ({ ids }: ToldWord): boolean =>
  ids.some((id) => /^w:\S+ \S/.test(id)) && ids.some((id) => /^c:\S+ [^\s(]/.test(id));

/** "Triage and wounds, day and night": when it was done is no more of it. */
const TIMES = new Set(["day", "night", "week", "weekend", "month", "year", "hour", "morning", "evening"]);

/** "Drafts patterns flat and drapes them": the sentence begins with a verb of the same form. */
const looksLikeVerb = ({ surface }: ToldWord, { text }: Line): boolean =>
  GERUND.test(surface) || (VERB.test(surface) && OPENS_WITH_VERB.test(text));
const GERUND = new RegExp(`(?:${guardCue("gerundEnding")})$`, "iu");
const VERB = new RegExp(`(?:${guardCue("verbEnding")})$`, "iu");
const OPENS_WITH_VERB = new RegExp(String.raw`^\p{L}+(?:${guardCue("verbEnding")})\s`, "iu");

/** "Food of plant and animal origin", of food of plant origin: all that a line lists, and a thing that no line has. */
export function addedToListConflicts({ alignment: { sentence, lines }, entries }: ConflictTask): Conflict[] {
  if (entries.length > 1) return [];
  const own = linesOf(entries);
  const near = lines
    .slice(0, NEAREST)
    .map(({ line }) => line)
    .filter(({ words }) => words.language === sentence.words.language);
  const added = toldWordsIn(sentence).find(
    (word) =>
      isThing(word, sentence) &&
      own.every((line) => wayOf(word, sentence, line) === "none") &&
      !isKindOfListed(word, sentence, near) &&
      near.some((line) => listsRest(word, sentence, line)),
  );
  return added ? [{ kind: "scope", said: added.surface, known: near[0]?.text ?? "" }] : [];
}

/**
 * "Web and mail servers (Apache and Postfix)": as many kinds as there are names in the brackets, all of which a line
 * has; or the kinds in the brackets, behind the names.
 */
function isKindOfListed(word: ToldWord, sentence: Line, near: Line[]): boolean {
  const told = toldWordsIn(sentence);
  const areNames = (words: ToldWord[]): boolean =>
    words.length > 0 && near.some((line) => words.every((one) => wayOf(one, sentence, line) === "sure"));
  return [...sentence.text.matchAll(BRACKETS)].some(({ 0: { length }, 1: inside = "", index }) => {
    const count = inside.split(BETWEEN_LISTED).length;
    const within = told.filter(({ start, end }) => start > index && end < index + length);
    if (within.includes(word))
      return told.some((one) => {
        const names = one.end < index ? listedWith(one, sentence) : [];
        return names.length === count && areNames(names);
      });
    return word.end < index && listedWith(word, sentence).length === count && areNames(within);
  });
}
const BRACKETS = /\(([^()]+)\)/gu;
const BETWEEN_LISTED = new RegExp(String.raw`,\s(?:${guardCue("and")}\s)?|\s${guardCue("and")}\s`, "iu");

/** Whether a line lists what stands beside a word, and nothing else that the sentence doesn't say. */
function listsRest(word: ToldWord, sentence: Line, line: Line): boolean {
  const beside = listedWith(word, sentence).filter(
    (one) => one !== word && isThing(one, sentence) && wayOf(one, sentence, line) === "sure",
  );
  const listed = toldWordsIn(line)
    .filter((known) => beside.some(({ ids }) => ids.some((id) => known.ids.includes(id))))
    .flatMap((known) => listedWith(known, line));
  return (
    listed.length > 0 && listed.every((one) => !tells(one, line) || wayOf(one, line, sentence) !== "none")
  );
}

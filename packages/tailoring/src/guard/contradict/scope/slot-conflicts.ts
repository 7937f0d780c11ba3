import type { Conflict } from "@terzi/contracts/cv";
import { isKindOf } from "../kin.ts";
import type { Line } from "../../parse/line.ts";
import { type ToldWord, toldWordsIn } from "../../retell/told-words.ts";
import { isMet, isMetLoosely, knownBy, meets, wordsLost } from "../../retell/words-lost.ts";
import { type ConflictTask, linesOf } from "../conflict-task.ts";
import { guardCue, wordShape } from "../../../languages/all-guard-cues.ts";

/** With fewer common words, both may be about different things. */
const COMMON_AT_LEAST = 2;
const LOST_AT_MOST = 3;
/** "OTs" may be what the other words spell out; "Power BI" spells out nothing. */
const isShort = (word: ToldWord, group: ToldWord[]): boolean =>
  group.length === 1 && /^\p{Lu}{2,}/u.test(word.surface);
/** Whoever it was, they were such. */
const ANYBODY = new Set(
  "people person customer client user guest staff employee visitor public member participant others everyone team"
    .split(" ")
    .map((id) => `c:${id}`),
);

/** The slot that a group of words fills in a sentence: for whom, with what, from where. */
type Slot = "for" | "with" | "in" | "from" | "by" | "";

const PREPOSITION =
  /\b(for|with|using|from|in|at|to|by)\s+(?:(?:the|a|an|our|its|their|all)\s+)?(?:[\p{L}-]+\s+){0,1}$/iu;
const BY_PREPOSITION: Record<string, Slot> = {
  for: "for",
  to: "for",
  with: "with",
  using: "with",
  from: "from",
  in: "in",
  at: "in",
  by: "by",
};
const BY_ENDING = (["with", "from", "in", "for"] as const).map((slot) => ({
  ending: new RegExp(`${wordShape(slot)}$`, "iu"),
  slot,
}));

function slotOf(group: ToldWord[], { text, words }: Line): Slot {
  const [first] = group;
  const last = group.at(-1);
  if (!first || !last) return "";
  if (words.language.isVerbFinal && /^\s+ile(?!\p{L})/u.test(text.slice(last.end))) return "with";
  if (words.language.isVerbFinal)
    return BY_ENDING.find(({ ending }) => ending.test(last.surface))?.slot ?? "";
  const before = PREPOSITION.exec(text.slice(0, first.start))?.[1]?.toLowerCase() ?? "";
  return BY_PREPOSITION[before] ?? "";
}

/** Those who work there, and those who come there. */
const STAFF = new Set("staff employee colleague team".split(" ").map((id) => `c:${id}`));
const OUTSIDERS = new Set("customer client guest visitor user public".split(" ").map((id) => `c:${id}`));

/** Whoever was meant, they were people; but customers are no unit of the house, and no colleagues. */
const isAnybody = ({ ids }: ToldWord, lost: ToldWord[]): boolean =>
  ids.some((id) => ANYBODY.has(id)) &&
  !(meets(ids, OUTSIDERS) && lost.some((word) => meets(word.ids, STAFF) || meets(word.ids, HOUSE)));
const HOUSE = new Set(["c:department", "c:unit", "c:office", "c:headquarters"]);

const arePeople = ({ ids }: ToldWord): boolean =>
  ids.some((id) => id.startsWith("c:role-") || PEOPLE_IDS.has(id));
const PEOPLE_IDS = new Set(
  `people staff employee colleague customer client guest visitor patient student pupil child parent couple tourist
   passenger athlete adult senior resident tenant teenager trainee apprentice learner starter member volunteer baby
   woman man farmer swimmer`
    .split(/\s+/)
    .map((id) => `c:${id}`),
);

/** Trainee nurses are student nurses. */
const LEARNERS = new Set(
  "student pupil trainee apprentice learner starter".split(" ").map((id) => `c:${id}`),
);
const areLearners = (group: ToldWord[]): boolean => group.some(({ ids }) => meets(ids, LEARNERS));

/** "A pair of": how many, which numbers tell. */
const COUNTING = new RegExp(`^(?:${guardCue("countingNoun")})$`, "iu");

/** "Fish farms": words that stand right behind each other. */
const areTogether = (group: ToldWord[]): boolean =>
  group.every((word, at) => at === 0 || word.start - (group[at - 1]?.end ?? 0) <= 5);

const isVerbAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) =>
    actions.some((action) => !action.isNominal && action.start < end && action.end > start),
  );

const isKnownThing = ({ ids, isName }: ToldWord): boolean => isName || ids.some((id) => id.startsWith("c:"));

/**
 * "For hospitals" where it was for fish farms: everything but one thing matches the line, and that fills the same
 * slot.
 */
export function slotConflicts({ alignment: { sentence, lines }, entries, facts }: ConflictTask): Conflict[] {
  const [first] = lines;
  if (!first || entries.length === facts.entries.length) return [];
  const { line } = first;
  if (line.words.language !== sentence.words.language) return [];
  const said = toldWordsIn(sentence).filter(
    ({ isEmpty, everyday, surface }) => !isEmpty && !everyday.own.has("link") && !COUNTING.test(surface),
  );
  const told = toldWordsIn(line);
  const all = linesOf(entries).flatMap(toldWordsIn);
  // "On phones", of what was done on devices by whose summary speaks of phones.
  const summary = facts.entries
    .filter(({ kind }) => kind === "summary")
    .flatMap(({ texts }) => texts.map(({ line: one }) => knownBy(toldWordsIn(one))));
  const [known, knownAll] = [knownBy(told), knownBy(all)];
  const isSaidBy = (word: ToldWord, some: ToldWord[]) =>
    isMetLoosely(word, some) ||
    some.some(({ translations }) => meets(word.translations, new Set(translations)));
  const other = said.filter((word) => !isMet(word, known) && !isSaidBy(word, told));
  const lost = wordsLost(told, said, line).filter((word) => !isSaidBy(word, said));
  const isClear =
    other.length > 0 &&
    other.length <= 2 &&
    said.length - other.length >= COMMON_AT_LEAST &&
    lost.length > 0 &&
    lost.length <= LOST_AT_MOST &&
    [other, lost].every(areTogether) &&
    ![other, lost].every(areLearners) &&
    other.every(
      (word) =>
        isKnownThing(word) &&
        !isShort(word, other) &&
        !isMet(word, knownAll) &&
        !isSaidBy(word, all) &&
        !isAnybody(word, lost) &&
        !isVerbAt(word, sentence) &&
        !lost.some((one) => isKindOf(word, one, line) || isKindOf(one, word, sentence)) &&
        !summary.some((one) => isMet(word, one)),
    ) &&
    // "A spreadsheet" may be what has a name.
    (other.some(({ isName }) => isName) || !lost.every(({ isName }) => isName)) &&
    lost.every((word) => isKnownThing(word) && !isVerbAt(word, line) && !isShort(word, lost)) &&
    !/^\s*\(/u.test(sentence.text.slice(other.at(-1)?.end));
  const slot = slotOf(other, sentence);
  if (!isClear || slot !== slotOf(lost, line)) return [];
  // Whom one served or taught is clear without a word before it; of what one made there are many names.
  if (!slot && ![other, lost].every((group) => group.some(arePeople))) return [];
  const [from] = other;
  return [
    {
      kind: slot === "for" || slot === "" ? "audience" : "scope",
      said: sentence.text.slice(from?.start, other.at(-1)?.end),
      known: line.text,
    },
  ];
}

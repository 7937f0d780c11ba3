import { lostMarkers } from "../entail/weigh-markers.ts";
import type { FactEntry } from "../facts/fact.ts";
import { isFiniteVerb } from "../parse/finite-verb.ts";
import type { Line } from "../parse/line.ts";
import { isDoubled, isUsedAlike, makesHappen } from "./alike.ts";
import { retellsNumbers } from "./retold-numbers.ts";
import { type ToldWord, toldWordsIn } from "./told-words.ts";
import { isMet, isMetLoosely, knownBy, meets, tellsChange, wordsLost } from "./words-lost.ts";

/** Too few words to tell what a dictionary's word means in them. */
const WORDS_AT_LEAST = 3;
const PARTS_AT_LEAST = 4;
/** The number of words per one that only a dictionary matches. */
const LOOSELY_OF = 4;

/**
 * Whether a sentence retells a line in other words: each of its words is in the line or its heading, each of the
 * line's words is in it, numbers and markers are the same and in the same order, and everything plays the same role.
 * `whole`: the line that this one is part of, whose markers apply to it too.
 */
export function retells(sentence: Line, line: Line, { entry, whole = line }: Task): boolean {
  const numbers = sentence.words.numbers.length;
  // Most lines tell of other numbers, which is seen at once.
  if (numbers < line.words.numbers.length - 1) return false;
  if (!retellsNumbers(sentence, line) || !keepsMarkers(sentence, whole)) return false;
  const said = toldWordsIn(sentence);
  const told = toldWordsIn(line);
  if (told.length > said.length * 2 + 2 || said.length > told.length * 2 + 2) return false;
  if (said.length < WORDS_AT_LEAST || said.length + numbers < PARTS_AT_LEAST) return false;
  const known = knownBy(told);
  const claiming = said.filter((word) => !word.isEmpty && !tellsChange(word, line));
  // Most lines are about something else, which the first word shows that nothing accounts for.
  const isStrange = (word: ToldWord): boolean =>
    !isMet(word, known) && !isMetLoosely(word, told) && !isLight(word) && !isInHeading(word, sentence, entry);
  if (claiming.some(isStrange) || isDoubled(said, told, sentence)) return false;
  const unmet = claiming.filter((word) => !isMet(word, known));
  const left = wordsLost(told, said, line);
  const loose = unmet.filter((word) => isMetLoosely(word, left));
  if (loose.length * LOOSELY_OF > claiming.length - 1) return false;
  const added = unmet.filter((word) => !loose.includes(word) && !isInHeading(word, sentence, entry));
  const lost = left.filter((word) => !isMetLoosely(word, loose));
  if (loose.length && added.length + lost.length) return false;
  return isOnlyLight(added, lost, line) && !makesHappen(said, told) && isUsedAlike(sentence, line);
}

type Task = { entry: FactEntry; whole?: Line };

const GIVING = new Set(["give"]);
const TAKING = new Set(["receive"]);

const isLight = ({ everyday }: ToldWord): boolean =>
  meets(everyday.own, GIVING) || meets(everyday.own, TAKING);

/**
 * "Gave advice" for "advised", "destek verdim" for "destek sağladım": verbs that leave the deed to a noun. Having
 * something done ("uyulmasını sağladım") or receiving it isn't doing it.
 */
function isOnlyLight(added: ToldWord[], lost: ToldWord[], line: Line): boolean {
  if (!added.length && !lost.length) return true;
  const all = (words: ToldWord[], way: ReadonlySet<string>) =>
    words.every(({ everyday }) => meets(everyday.own, way));
  const isDone = line.clauses.some(({ actions }) => actions.some(isFiniteVerb));
  if (added.length && lost.length) return [GIVING, TAKING].some((way) => all(added, way) && all(lost, way));
  return (
    isDone && all([...added, ...lost], GIVING) && added.every(({ everyday }) => !everyday.own.has("achieve"))
  );
}

const isVerbAt = ({ start, end }: ToldWord, { clauses }: Line): boolean =>
  clauses.some(({ actions }) => actions.some((action) => action.start < end && action.end > start));

/** Employers, titles and places are implied; what one did there isn't. */
const isInHeading = (word: ToldWord, sentence: Line, { heading }: FactEntry): boolean =>
  !isVerbAt(word, sentence) &&
  heading.some(
    ({ line, isTitle }) => !isTitle && toldWordsIn(line).some(({ ids }) => meets(word.ids, new Set(ids))),
  );

const isStretched = ({ clauses }: Pick<Line, "clauses">): boolean =>
  clauses.some(({ isThroughout }) => isThroughout);

function keepsMarkers({ clauses }: Line, known: Line): boolean {
  const [first] = clauses;
  if (!first) return false;
  const markers = new Set(clauses.flatMap((clause) => [...clause.markers]));
  return (
    !lostMarkers({ ...first, markers }, known.clauses, known.clauses).length &&
    isStretched({ clauses }) === isStretched(known)
  );
}

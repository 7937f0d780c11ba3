import { conceptsAt } from "./concepts.ts";
import { isInLimit } from "./number-bounds.ts";
import { isNone } from "./number-values.ts";
import { breakOff, closeGroup, mark, type Passage } from "./parse-state.ts";
import { wordsOf } from "./word-list.ts";
import { hasBreakBefore, writtenAt } from "./words.ts";

const BREAK_WORDS = wordsOf("and ve while whereas but ama fakat ayrica plus or veya");
const PREPOSITIONS = wordsOf(
  "at in with by through for from on over within across during to using via under",
);
const LEVEL_WORDS = wordsOf("native fluent advanced intermediate basic");
const WITHOUT_BEHIND = wordsOf("olmadan olmaksizin olmayan");

/** "Whether to convey, refer or discharge": so many words may stand before the last choice. */
const WHETHER_BEFORE = 6;

export const ONE = wordsOf("a an one bir");

/** "haftada bir": how often, not how many. */
export const EVERY = /^(?:saatte|gunde|haftada|ayda|ceyrekte|yilda)$/;

/** Reads a word that only joins, separates or negates others. Answers whether that is all the word means. */
export function readGrammar(passage: Passage, at: number): boolean {
  const { keys } = passage;
  const key = keys[at] ?? "";
  const next = keys[at + 1] ?? "";
  if (isBetweenNumbers(passage, at)) return true;
  if (endsOpeningRole(passage, key)) {
    breakOff(passage);
    // "Store manager holding a licence" is one with a licence.
    if (key === "holding" || key === "having") return true;
  }
  if (BREAK_WORDS.has(key) || (key === "with" && next === "experience")) {
    breakOff(passage);
    // "No night or weekend shifts": neither.
    passage.isNegated = passage.denies && /^(?:or|nor|and)$/.test(key);
    if (key === "or" && keys.slice(Math.max(0, at - WHETHER_BEFORE), at).includes("whether"))
      mark(passage, "possible");
    return true;
  }
  // "90 a day on average" is the number's.
  if ((key === "on" && next === "average") || (key === "average" && keys[at - 1] === "on")) return true;
  // "didn't", "isn't": cut at the apostrophe, such a word would be lost.
  if (/n['’]t$/iu.test(writtenAt(passage, at))) {
    mark(passage, "refuse");
    closeGroup(passage);
    return true;
  }
  // "Dekar başına": per, as English says it.
  if (passage.language.isPer(key) && at > 0 && !hasBreakBefore(passage, at)) {
    closeGroup(passage);
    return true;
  }
  // "Decide whether to discharge": it needn't have come to it.
  if (key === "whether") {
    mark(passage, "possible");
    return true;
  }
  if (isLimit(passage, at)) return true;
  if (key === "without" || key === "no" || isZero(passage, at)) {
    passage.isNegated = true;
    passage.denies = true;
    closeGroup(passage);
    return true;
  }
  if (WITHOUT_BEHIND.has(key)) {
    denyLast(passage);
    return true;
  }
  if (passage.language.isWith(key)) closeGroup(passage);
  if (key === "with" && isCompany(passage, at + 1)) mark(passage, "jointly");
  if (isAhead(passage, at)) {
    mark(passage, "intend");
    return true;
  }
  // "3 adet torna" are three lathes.
  if (passage.language.isCounter(key) && passage.taken.has(at - 1) && next) return true;
  if (isWorking(passage, at) || isCounting(passage, at)) {
    closeGroup(passage);
    return true;
  }
  // "ustamın yanında"
  if (key === "yaninda" && /[iu]m[iu]n$/.test(keys[at - 1] ?? "")) mark(passage, "guided");
  if ((key === "fluent" && at > 0) || (key === "with" && LEVEL_WORDS.has(next))) breakOff(passage);
  // "on-time" is one word.
  const isWord = passage.text[passage.tokens[at]?.end ?? 0] === "-";
  if (PREPOSITIONS.has(key) && !isWord) {
    passage.isApart = true;
    // "No accidents in 2021", but "no experience with horses".
    const last = passage.items.at(-1);
    if (last?.type === "term") passage.isNegated = false;
  }
  return false;
}

const isLimit = ({ text, tokens, numbers }: Passage, at: number): boolean => {
  const token = tokens[at];
  return token !== undefined && isInLimit(text, token, numbers);
};

/** "Zero accidents", but not in a name: "zero waste". */
const isZero = ({ tokens, keys, language, marks }: Passage, at: number): boolean =>
  isNone(tokens, at) &&
  conceptsAt(keys, at, { language, marks, allows: () => true }).every(({ length }) => length === 1);

/** "between 2021 and 2024", "5 ve 7 yaş". */
const isBetweenNumbers = ({ keys, taken }: Passage, at: number): boolean =>
  /^(?:and|ve|ile|ila|to)$/.test(keys[at] ?? "") && taken.has(at - 1) && taken.has(at + 1);

/** "Fidanlıkta çalışan", "akıcı Kürtçe konuşan": a participle here, not an employee or a talk. */
function isWorking(passage: Passage, at: number): boolean {
  const { keys, taken, language } = passage;
  return (
    !hasBreakBefore(passage, at) && language.isWorking(keys[at] ?? "", keys[at - 1] ?? "", taken.has(at - 1))
  );
}

/** "Go-live planned for Q2 2027", "expected 2028": it hasn't happened yet. */
function isAhead({ keys, language, taken, frequencies }: Passage, at: number): boolean {
  if (!language.isAhead(keys[at] ?? "")) return false;
  if (at === 0 && keys[0] === "due" && keys[1] === "to") return true;
  let next = at + 1;
  while (/^(?:for|in|by|the)$/.test(keys[next] ?? "")) next++;
  return taken.has(next) || frequencies.some(({ from }) => from === next);
}

/** "The number of users", "kullanıcı sayısı": the users, counted. */
const isCounting = (passage: Passage, at: number): boolean =>
  passage.language.isCounting(
    passage.keys,
    at,
    passage.items.at(-1)?.type === "term" && !hasBreakBefore(passage, at),
  );

/** "Night dispatcher with …": the role ends here, and what follows may be true of another job. */
function endsOpeningRole({ items, isSummary, language }: Passage, key: string): boolean {
  if (!isSummary || !language.isBehindRole(key)) return false;
  const last = items.at(-1);
  const isRole =
    last?.type === "term" &&
    [last.term.ids, ...last.term.parts].flat().some((id) => id.startsWith("c:role-"));
  return isRole && items.every(({ type }) => type === "term" || type === "marker");
}

const OTHERS = wordsOf(
  "other another second fellow one two three four five six seven eight nine ten several few",
);
const PEOPLE = wordsOf(
  "colleague colleagues coworker coworkers team crew squad group staff people others friend friends partner",
);

const RUNNING =
  /^(?:run|ran|running|runs|manage|managed|managing|lead|led|leading|head|headed|supervise|supervised)$/;
const STAFF = /^(?:staff|team|crew|squad|people|employees|workers)$/;

/** People one talks to or deals with didn't take part. */
const TALKING =
  /^(?:negotiat|liais|communicat|correspond|deal|dealt|agree|consult|discuss|talk|interact|contract|bargain)/;

/** "with another driver", "with two colleagues": not alone. */
function isCompany({ keys, language }: Passage, from: number): boolean {
  let hasOthers = false;
  if (keys.slice(0, from).some((key) => TALKING.test(key)) && !PEOPLE.has(keys[from] ?? "")) return false;
  // "Ran the shop with 22 staff": they work in it.
  const isHad =
    !/^(?:another|other|a|an)$/.test(keys[from] ?? "") &&
    keys.slice(0, from).some((key) => RUNNING.test(key));
  for (let at = from; at < from + 4; at++) {
    const key = keys[at] ?? "";
    if (isHad && STAFF.test(key)) return false;
    if (PEOPLE.has(key)) return true;
    const isRole = conceptsAt(keys, at, { language, allows: () => true }).some(({ id }) =>
      id.startsWith("role-"),
    );
    // "with a senior nurse" is company, but "with doctors" is who one deals with. "With the courier waiting" is
    // circumstance, and nobody helped.
    if (isRole && /ing$/.test(keys[at + 1] ?? "")) return false;
    if (isRole) return isHad && /s$/.test(key) ? false : hasOthers || !/s$/.test(key);
    if (OTHERS.has(key) || /^\d+$/.test(key)) hasOthers = true;
    else if (!/^(?:a|an|the|my|our|other|senior|junior|lead|head|chief)$/.test(key)) return false;
  }
  return false;
}

/** "kesinti olmadan": without interruption. */
function denyLast(passage: Passage): void {
  const last = passage.items.at(-1);
  if (last?.type === "term") last.term.isNegated = true;
  else mark(passage, "refuse");
}

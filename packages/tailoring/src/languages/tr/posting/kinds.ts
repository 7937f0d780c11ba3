import type { RequirementKind } from "@terzi/contracts/posting";
import { foldAscii } from "@terzi/language/normalise";
import { wordKeys } from "@terzi/language/tokens";
import type { Annotated } from "../../../lexicon/annotate.ts";
import { translateWord } from "../../../lexicon/words.ts";
import { closesAbility, closesCharacter, closesQuality, closesTask, findTelling } from "./endings.ts";

/** The word of a clause that says what it is. */
const tellingWord = (clause: string): string => findTelling(wordKeys(clause.replace(/\([^)]*\)/g, " ")));

/** "… yapabilen", "… olması beklenmektedir": the end of a task that was trimmed off. */
const MOST_WORDS_AFTER_A_TASK = 3;

/** "İletişim kurabilen" is a quality, "kurumlarla yazışmaları zamanında yürütebilen" an activity. */
const MOST_WORDS_OF_A_QUALITY = 5;

/** Whether Turkish words name a task: the verb comes last; under a heading of tasks a noun may ("stokların takibi"). */
export function isTurkishTask({ text, words, named }: Annotated, clause: string, inTasks: boolean): boolean {
  const telling = tellingWord(clause);
  const after = clause.slice(clause.lastIndexOf(text) + text.length);
  const holdsVerb = words.length > 1 && wordKeys(after).length <= MOST_WORDS_AFTER_A_TASK;
  if (closesTask(telling)) return holdsVerb;
  const isSoft = named.some(({ concept }) => concept.kind === "soft");
  if (closesAbility(telling)) return holdsVerb && !(isSoft && words.length <= MOST_WORDS_OF_A_QUALITY);
  return words.length > 2 && inTasks && !closesQuality(wordKeys(clause).at(-1) ?? "");
}

/** "İşletme veya ilgili bölüm", "aşçılık diploması": a degree named without a word for degree. */
export const isTurkishDegree = (folded: string): boolean =>
  /\bbolum(?:u|leri?)?$|\bdiploma(?:si|li)?\b/.test(folded);

/** "3-5 yıllık projeksiyonlar" aren't years of experience. */
export const saysExperience = (clause: string): boolean =>
  /deneyim|tecrube|calis|gorev|kidem|profesyonel|experience/.test(foldAscii(clause));

/** The kind of words that aren't in any list: a quality, a product's name, or a field. */
export function guessTurkishKind(part: Annotated, clause: string): RequirementKind {
  if (!part.named.length && closesCharacter(tellingWord(clause))) return "soft";
  if (/deneyim|tecrube/.test(foldAscii(part.text))) return "experience";
  return isProperName(part, clause) ? "skill" : "knowledge";
}

/** Common nouns have no capital inside a Turkish sentence: what has one is a product's name. */
const isProperName = ({ text, words }: Annotated, clause: string): boolean =>
  !clause.trimStart().startsWith(text) &&
  words.length <= 3 &&
  words.every(({ start, key }) => /^\p{Lu}/u.test(text.slice(start)) && !translateWord(key).length) &&
  !/[ğışçöü]/iu.test(text);

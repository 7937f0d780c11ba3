import type { Language } from "@terzi/contracts/languages";
import type { Place } from "@terzi/contracts/place";
import { capitalizeIn } from "@terzi/language/normalise";

/** What a sentence of a summary is about. */
export type Topic = "job" | "skills" | "certificates" | "school" | "languages";

/**
 * One sentence of a summary, in wordings from best to plainest: the first that the guard accepts is used. `isAsked`:
 * whether the posting asks for what it says. `isBehindFirst`: whether it continues the first sentence.
 */
export type Phrase = { topic: Topic; wordings: Wording[]; isAsked: boolean; isBehindFirst?: true };
export type Wording = { text: string; restsOn: Place[] };

/** "SQL, Python and Excel". */
export const listed = (items: string[], and: string): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ${and} ${items.at(-1)}`;

/** Whether a name contains an "and": "food and hygiene". */
export const hasAnd = (text: string): boolean => /\s(?:and|ve|&)\s/u.test(text);

/** Like `listed`, but with a comma next to an item that contains "and": "food and hygiene, and baking". */
export function listedClearly(items: string[], and: string, between: string): string {
  const isUnclear = items.length > 1 && items.slice(-2).some((item) => /\s(?:and|ve)\s/u.test(item));
  return isUnclear ? items.slice(0, -1).join(", ") + between + items.at(-1) : listed(items, and);
}

/** A sentence with its full stop: "… at Demirkapı A.Ş." has one already. */
export const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** With a capital at its beginning, but for names like "iOS" and "jQuery". */
export const opened = (text: string, language: Language): string =>
  /^\p{Ll}+\p{Lu}/u.test(text) ? text : capitalizeIn(text, language);

const FEWEST_SKILLS = 2;

/**
 * Wordings of a list, complete first, then without each one of its items and so on down to two: an item that doesn't
 * fit costs only itself.
 */
export function withFewer<T>(items: T[], word: (items: T[]) => Wording): Wording[] {
  if (items.length < FEWEST_SKILLS) return [];
  const shorter = items.map((_, left) => items.filter((_, at) => at !== items.length - 1 - left));
  return [
    word(items),
    ...(items.length > FEWEST_SKILLS ? shorter.map(word) : []),
    ...(items.length > FEWEST_SKILLS + 1 ? withFewer(items.slice(0, -2), word) : []),
  ];
}

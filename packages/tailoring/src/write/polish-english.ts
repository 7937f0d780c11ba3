import { pastOf } from "./english-verbs.ts";

const WEAK_OPENERS =
  /^(?:i was |was |i am |am )?(?:responsible for|in charge of|(?:my |main |key )?(?:duties|responsibilities|tasks) (?:included|include|were|involved)|tasked with|my role was|job was)\s+/i;
const FIRST_PERSON =
  /^(?:i(?:'ve| have| also)?|we)\s+(?=\p{L}+ed\b|led\b|ran\b|built\b|wrote\b|taught\b|made\b|sold\b|kept\b|set\b|won\b|held\b)/iu;
const MY = /\b(?:my|our)\s+(?=team|department|company|store|branch|class|unit)/gi;

const capitalized = (text: string): string => {
  const [first = ""] = text;
  return first.toUpperCase() + text.slice(first.length);
};

/** Spaces in order, no bullet sign of its own, no full stop behind a single phrase. */
export const tidy = (text: string): string =>
  text
    .replace(/^[\s•*·▪–-]+(?=\S)/, "")
    .replace(/[ \t\u00a0]{2,}/g, " ")
    .replace(/\s+([,;:.!?])(?=\s|$)/g, "$1")
    .replace(/([,;])\1+/g, "$1")
    .replace(/(?<![.\d])\.\s*$/, (stop, at: number) => (/[.!?]\s/.test(text.slice(0, at)) ? stop.trim() : ""))
    .trim();

/**
 * An English point in the form that CVs have: a verb first, no first person. "I was responsible for managing X" →
 * "Managed X" (past job) or "Managing X" (present one). What it says stays the same.
 */
export function polishEnglish(text: string, isPast: boolean): string {
  let polished = tidy(text).replace(FIRST_PERSON, "");
  const opener = WEAK_OPENERS.exec(polished);
  if (opener) {
    const rest = polished.slice(opener[0].length);
    const [verb = ""] = /^\p{L}+/u.exec(rest) ?? [];
    const past = verb.toLowerCase().endsWith("ing") ? pastOf(verb.toLowerCase()) : null;
    if (past) polished = (isPast ? past : verb) + rest.slice(verb.length);
    else if (/^(?:i |my )/i.test(opener[0])) polished = `Responsible for ${rest}`;
  } else if (isPast) {
    const [verb = ""] = /^\p{L}+ing(?=\s)/u.exec(polished) ?? [];
    const past = pastOf(verb.toLowerCase());
    if (past) polished = past + polished.slice(verb.length);
  }
  return capitalized(polished.replace(MY, "the "));
}

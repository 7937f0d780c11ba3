import { opened } from "../../../writing/phrase.ts";
import { tidy } from "../../../writing/tidy.ts";
import { turnRow } from "./turn-row.ts";
import { type Opening, openingOf } from "./verbs.ts";

const WEAK_OPENERS =
  /^(?:i was |was |i am |am |i'm )?(?:also )?(?:responsible (?:for|to)|in charge of|(?:my |main |key )?(?:duties|responsibilities|tasks) (?:included|include|were|involved)|tasked with|my role was|job was)\s+/i;
const FIRST_PERSON =
  /^(?:i(?:['’]ve| have| had)?|we(?:['’]ve| have)?)\s+(?:(?:also|mainly|mostly|usually|regularly)\s+)?/iu;
const MY = /\b(?:my|our)\s+(?=team|department|company|store|branch|class|unit)/gi;

/** ", and I decide": the subject that the line has had all the time, and nobody else between. */
const I_AGAIN =
  /^((?:(?!\b(?:who|which|that|when|while|where|because|if|so|as)\b)[^,;:])*,? (?:and|but|then) )I (?!am\b|was\b|have\b|had\b)/;
/** Behind "I" any word is a verb but these, without which nothing would be said of a person, or it would be denied. */
const NO_DEED =
  /^(?:am|was|were|have|had|has|do|did|does|can|could|will|would|shall|should|must|may|might|need|used|like|love|enjoy|want|think|believe|feel|hope|never|no|not)(?:n['’]t)?\b/i;
const SPEAKER = /\b(?:I|I['’]\p{Ll}+|we|me|myself)\b/u;

/** What makes a verb of a word that may be a noun: "Testing the panels", "Test all circuits". */
const OBJECT = /^(?:the|a|an|all|any|each|every|new|our|my|their|its|up|over|more|\p{N}\S*)\s/iu;
/** "Managing Director", "Purchasing Manager": a person. */
const TITLE =
  /^(?:director|manager|partner|editor|officer|agent|assistant|clerk|engineer|specialist|coordinator)\b/i;
/** "Onboarding completion up from 54%": a measurement, not a deed. */
const MEASURED = /^[^,;]*\b(?:(?:up|down) (?:from|by)|down to) \p{N}/iu;
/** "Work with suppliers", "Act as deputy", "Report directly to the chair": behind a noun none of these would stand. */
const WORKING =
  /^(?:(?:work|partner|interface)s?\s+(?:with|alongside)|(?:act|function|serve)s?\s+as|\p{L}+\s+(?:directly|closely|independently|effectively|efficiently|regularly|actively))\s/iu;

/** "Open set of form patterns": what it is like, not what was done to it. */
const ADJECTIVE = /^(?:open|complete|live|free|perfect|separate)\s+(?!\p{L}*s\s)\p{Ll}+\s+of\s/iu;

/** The verb that a phrase opens with, and what follows; null where the first word may as well be a noun. */
function readOpening(phrase: string, isSurelyVerb: boolean): { verb: Opening; rest: string } | null {
  const [word = ""] = /^\p{L}+/u.exec(phrase) ?? [];
  const verb = openingOf(word.toLowerCase());
  const rest = phrase.slice(word.length);
  if (!verb || !/^\s+\S/.test(rest)) return null;
  const next = rest.trimStart();
  if (verb.form !== "past" && (TITLE.test(next) || MEASURED.test(next))) return null;
  if (ADJECTIVE.test(phrase)) return null;
  if (/^(?:of|for|at|in)\s/i.test(next) && verb.form !== "past" && verb.isNounToo) return null;
  if (verb.form !== "past" && /^of\s/i.test(next)) return null;
  if (
    verb.form === "gerund" &&
    /^(?:and|&)\s/i.test(next) &&
    !isGerund(/^(?:and|&)\s+(\p{L}+)/iu.exec(next)?.[1])
  )
    return null;
  const isVerb = isSurelyVerb || !verb.isNounToo || OBJECT.test(next) || WORKING.test(phrase);
  return isVerb ? { verb, rest } : null;
}

const isGerund = (word = ""): boolean => openingOf(word.toLowerCase())?.form === "gerund";

/** A phrase with its opening verb in the tense of its job; null where its first word may be a noun or isn't known. */
export function turnVerbs(phrase: string, isPast: boolean): string | null {
  const opening = readOpening(phrase, false);
  return opening && turnRow(opening, isPast);
}

/** "I walk patients through the form" → "walk patients through the form"; null where it tells no deed, or speaks of oneself again. */
const withoutSubject = (phrase: string): string | null =>
  /^\p{Ll}+(?:-\p{Ll}+)*,?\s/u.test(phrase) && !NO_DEED.test(phrase) && !SPEAKER.test(phrase) ? phrase : null;

/**
 * An English point as CVs write it: verb first, no first person, past tense for a past job. "I was responsible for
 * managing X" → "Managed X" (past job) or "Manage X" (current one). The meaning stays. Best wording first, then
 * plainer ones; the last is the text itself, tidied.
 */
export function polishEnglish(text: string, isPast: boolean): string[] {
  const tidied = tidy(text);
  const opener = WEAK_OPENERS.exec(tidied);
  const person = opener ? null : FIRST_PERSON.exec(tidied);
  const isOwn = person !== null && /^i\b/i.test(tidied);
  const said = tidied.slice((opener ?? person)?.[0].length ?? 0);
  const phrase = isOwn ? said.replace(I_AGAIN, "$1") : said;
  const opening = readOpening(phrase, Boolean(opener ?? person));
  const turned = (opening && turnRow(opening, isPast)) ?? (isOwn ? withoutSubject(phrase) : null);
  const wordings = [
    ...(turned ? [turned] : []),
    ...(opener && opening?.verb.form === "gerund" ? [phrase] : []),
    ...(opener && /^(?:i |my )/i.test(opener[0]) && !opening ? [`Responsible for ${phrase}`] : []),
    tidied,
  ];
  return wordings.map((wording) => opened(wording.replace(MY, "the "), "en"));
}

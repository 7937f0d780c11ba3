import { translateTerm } from "../../../translation/translate-term.ts";
import { inSentence, isProperName } from "../../../writing/skill-names.ts";
import { polishEnglish, turnVerbs } from "./polish.ts";
import { openingOf } from "./verbs.ts";

/** A verb inside, or an address to the reader: part of a sentence, not a task. */
const SENTENCE_PIECE =
  /\b(?:will|shall|must|should|can|may|is|are|be|been|was|were|has|have|requires?|required|who|which|that|you|your|our|we|it|when|any|and to)\b/i;
/** Refers to the posting itself, not to work. */
const OF_THE_POSTING =
  /\b(?:following|qualif\w+|applications?|applicants?|candidates?|positions?|role|job|credentials?|immediate hire|this|these|those)\b/i;
/** What a person is or has can't be carried out. */
const QUALITY =
  /\b(?:skills?|abilit(?:y|ies)|knowledge|experience|understanding|commitment|respect|passion|forefront|background|mindset|attitude|proficiency|expertise|familiarity|willingness|degree|aspects?|licen[cs]e|certification|environment)\b/i;
/** "Disqualified at any time", "legally entitled": said about somebody, not done. */
const SAID_OF_SOMEBODY = /^(?:\p{L}+ly\s|(?:\p{L}+-)?\p{L}{3,}ed(?:\s|$)|(?:un|well-)\p{L}+ing\s)/iu;
const ORGANIZATION = /^(?:department|office|bureau|ministry|city|university) of\b/i;
const ROLE =
  /\b(?:teacher|engineer|manager|chef|specialist|analyst|developer|director|officer|assistant|technician|supervisor|coordinator|consultant|instructor|nurse|designer|administrator|representative)$/i;

/** Nouns of work: "contract drafting", "stock control", "risk assessments". */
const WORK =
  /(?:ing|tion|sion|ment|[^s]sis|yses|maintenance|design|review|audit|control|test|research|support|care|service|payroll|triage|aid|survey|backup|repair|check|handover|appraisal|approval|recovery|delivery|activit(?:y|ie))s?$/i;
const NO_WORK =
  /(?:understanding|networking|banking|thinking|learning|setting|building|offering|clothing|multitasking|engineering|position|application|information|condition|function|location|question|option|solution|motivation|attention|organi[sz]ation|profession|permission|document|department|equipment|requirement|statement|element|instrument|government)s?$/i;
/** Several things that one works with: "container technologies". */
const PLURAL = /[^su]s(?:\s*\(.*\))?$/i;
const BEHIND_HEAD = /\s+(?:of|for|in|to|with|on|from|across|by|at|per|within|under)\s.*$/i;

const isName = (term: string): boolean => /^(?:\p{Lu}|\d)/u.test(term) && isProperName(term);

const isOfNobody = (term: string): boolean =>
  /^\p{Ll}$/u.test(term) ||
  [SENTENCE_PIECE, OF_THE_POSTING, QUALITY, SAID_OF_SOMEBODY, ORGANIZATION, ROLE].some((one) =>
    one.test(term),
  ) ||
  translateTerm("title", term, "tr") !== null;

/** Null where it can't become a sentence that somebody would say about their own work. */
export function additionInEnglish(term: string, isPast: boolean): string | null {
  if (isOfNobody(term)) return null;
  const lower = inSentence(term, "en");
  const turned = turnVerbs(lower, isPast);
  if (turned) return polishEnglish(turned, isPast)[0] ?? null;
  const [first = ""] = lower.split(/\s/);
  // "Composing letters" isn't a name, and its verb isn't known well enough to be inflected.
  if (/\p{L}ing$/u.test(first) && lower !== first && !WORK.test(lower)) return null;
  const head = lower.replace(BEHIND_HEAD, "");
  if (WORK.test(head) && !NO_WORK.test(head) && !(isName(term) && !/\s/.test(term)))
    return `Carried out ${lower}`;
  // "Update schedules" is a task, "schedule updates" are things; which one it is can't be told.
  const isUnclear = openingOf(first.toLowerCase()) !== null;
  return isName(term) || (!isUnclear && /\s/.test(term) && PLURAL.test(head)) ? `Worked with ${lower}` : null;
}

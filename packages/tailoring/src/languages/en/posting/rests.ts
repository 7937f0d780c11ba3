import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { either } from "../../../posting/any-of.ts";
import { isDeed } from "./predicates.ts";
import { isThirdPerson, isVerb } from "./verbs.ts";

/** Words that begin another thing that is asked: it needs nothing from what stands before. */
const BEGINS_ANOTHER = new RegExp(
  `^(?:${either(String.raw`
  (?:an?|the|one|any|some|strong|good|excellent|solid|proven|basic|advanced|working|full|clean|valid|current|own|relevant|previous|prior|practical|sound|deep|hands-on|demonstrated|extensive|in-depth|professional)\b
  experience[ds]?\b|knowledge\b|understanding\b|ability\b|able to\b|capacity to\b|willing|ready\b|familiar|proficien|fluen
  background\b|interest\b|passion|eye for\b|skilled\b|trained\b|qualified\b|certified\b|licensed\b|comfortable\b|confident\b
  at least\b|minimum\b|more than\b|over \d|not less\b|no less\b|\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve)\b
  you\b|we\b|must\b|should\b|will\b|can\b|has\b|have\b|be\b|is\b|are\b|who\b|whoever\b|please\b
  bachelor|master|degree\b|diploma\b|graduat|certificat|licen[cs]e|driving\b|driver
`)})`,
  "iu",
);

/** What only a sentence's beginning may be: the rest of one is written small. */
const STARTS_SMALL = /^\p{Ll}/u;

const isUnopened = (text: string): boolean => {
  const opens = text.split("(").length;
  return text.split(")").length > opens;
};

/** "Ability to cultivate", before "and maintain a network": a verb whose object is still to come. */
const ENDS_IN_VERB = /(?:^|\b(?:can|will|must|should|and|or|you)\s|,\s)(\p{Ll}+)\W*$/u;
const ENDS_IN_INFINITIVE = /\bto (?:better |further |also |\p{Ll}+ly )?\p{Ll}+$/u;
/** "… to bend, squat", before "reach and climb": the list goes on. */
const ENDS_IN_LIST = /, \p{Ll}+$/u;
/** "in planning, preparing", before "and executing". */
const ENDS_IN_DOING = /\b\p{Ll}+ing$/u;
/** "either in school", "both in Turkish": the second is still to come. */
const WAITS_FOR_SECOND = /\b(?:either|both|neither|between)\b(?!.*\b(?:and|or|nor)\b)[^,;]*$/iu;
/** "A CPR", before "and First Aid certificate". */
const ARTICLE_AND_NAME = /^an? [^\s,]+$/iu;
/** "including ordering and shipping", "which you keep clean". */
const GOES_ON = /^(?:including|such as|e\.g\.|i\.e\.|like|which|whose|whom|thereby|so that|in order to)\b/iu;
/** "pre-employment", before "and post-employment testing"; "short-", before "and long-term goals". */
const ENDS_IN_PREFIX =
  /\b(?:pre|post|non|short|long|full|part|multi|inter|intra|under|over|one|two|self|high|low)-\p{L}*\W*$/iu;
const ENDS_OPEN =
  /\b(?:of|in|with|for|to|and|or|the|an?|such as|like|including|between|from|by|on|at|as|your|our|their|its|using)\W*$/iu;

type Parts = { before: string; gap: string; after: string; line: string };

/** Whether an English part means nothing without the one before, or leaves it without its object. */
export function isRestInEnglish({ before, gap, after, line }: Parts): boolean {
  if (isUnopened(after) || ENDS_OPEN.test(before)) return true;
  if (/[:：]/.test(gap)) return false;
  const isPaired = /^\s*,?\s*(?:and|or|&|and\/or)\s*$/iu.test(gap);
  const isList = /^\s*,?\s*(?:(?:and|or)\b\s*)?$/iu.test(gap);
  if (GOES_ON.test(after) || (isPaired && (WAITS_FOR_SECOND.test(before) || ARTICLE_AND_NAME.test(before))))
    return true;
  const [first = "", ...others] = wordKeys(after);
  const startsVerb = isDone(after, first) && others.length > 0;
  if (ENDS_IN_PREFIX.test(before) && /^\p{L}+-/u.test(after)) return true;
  if (isPaired && startsVerb && ENDS_IN_INFINITIVE.test(before)) return true;
  if (startsVerb && isList && ENDS_IN_LIST.test(before)) return true;
  if (isPaired && /^\p{Ll}+ing\b/u.test(after) && ENDS_IN_DOING.test(before)) return true;
  const last = ENDS_IN_VERB.exec(before)?.[1];
  if (last && startsVerb && isVerb(last) && wordKeys(before).length > 1 && !/ing$/.test(last)) return true;
  // A text without capitals doesn't tell where a sentence begins.
  if (!STARTS_SMALL.test(after) || !/\p{Lu}/u.test(line)) return false;
  if (BEGINS_ANOTHER.test(after) || startsVerb || HAS_OWN_HEAD.test(after)) return false;
  return !isNameAlone(after);
}

/** "negotiate contracts", but not "post-employment testing", "code of conduct" or "designs, estimates and reports". */
const isDone = (text: string, first: string): boolean =>
  (isDeed(first) || isDeed(first.replace(/s$/, "")) || isThirdPerson(first)) &&
  !/^\p{L}+(?:-\p{L}| of\b|\s*[,;])/u.test(text);

/** "property management experience": says of itself what is asked. */
const HAS_OWN_HEAD = /\b(?:experience|skills?|knowledge|abilit(?:y|ies)|qualifications?)\W*$/iu;

/** A tool, a language or a certificate by its name, which may be written small: "nginx". */
function isNameAlone(text: string): boolean {
  const { words, named } = annotate(text, "en");
  return named.some(
    ({ concept, from, to }) =>
      to - from === words.length && (concept.kind === "tool" || concept.kind === "language"),
  );
}

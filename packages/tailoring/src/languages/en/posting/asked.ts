import { wordKeys } from "@terzi/language/tokens";
import { annotate } from "../../../lexicon/annotate.ts";
import { anyOf, either, startsWithAny } from "../../../posting/any-of.ts";
import { isAboutApplying, isBenefit, isFormality } from "../../../posting/cues.ts";
import type { PlacedLine } from "../../../posting/line.ts";
import { isGift } from "./gifts.ts";
import { isBait, isBoast, isStatement } from "./statements.ts";
import { findSubject, findTurn } from "./turns.ts";
import { isBaseVerb, isThirdPerson, isVerb } from "./verbs.ts";

/** A sentence that begins like this speaks of the company, unless it turns to the candidate. */
const OTHER_SUBJECTS = String.raw`
  we|our|us|they|their|it|its|it's|this|these|those|that|there|here
  <\w+>
  who|what|why|how|when|where|if|because
  since|everyone|people(?! (?:management|leadership|skills|development))|employees
  founded|today|yes|so|but|then|once|while
`;
const OTHER_SUBJECT = startsWithAny(String.raw`
  ${OTHER_SUBJECTS}
  at(?! least)|as|by|through|from|for|on|over|after|before|during|about
  one(?! (?:years?|or)\b)|each|the|all|many|some|every|not(?! less)|no(?! (?:less|fewer)\b)
`);
/** The item of a list is seldom a sentence: "Some Dutch", "All kinds of glazing". */
const OTHER_SUBJECT_OF_AN_ITEM = startsWithAny(OTHER_SUBJECTS);

/** "Our team combines market experience with …": what the company has, nobody is asked for. */
const COMPANY_SUBJECT = /^(?:we|our|us|<\w+>)\b/i;

const MOST_WORDS_OF_AN_ENTRY = 14;

/** "Whoever joins us has a two-year | degree": what is said of a thing before it belongs to it. */
const ITS_ARTICLE = /(?:^|\s)(?=an? (?:[\p{L}-]+ ){1,3}$)/u;

/** From which offset a line asks something; undefined when it asks nothing. */
export function askedFromEnglish(line: PlacedLine): number | undefined {
  const turn = findAsked(line);
  if (!turn) return turn;
  const isOwn = line.section === "tasks" || findSubject(line.text.slice(turn)) === 0;
  const from = isOwn ? turn : startOfClause(line.text, turn);
  const article = ITS_ARTICLE.exec(line.text.slice(0, from));
  return article ? article.index + article[0].length : from;
}

/** "…, so air freight | experience is a must": what is asked begins with its clause, not with the word of asking. */
function startOfClause(text: string, from: number): number {
  const before = text.slice(0, from);
  const clause = BEGINS_CLAUSE.exec(before)?.index ?? 0;
  const own = before.slice(clause).replace(/^(?:so|and|but|hence|also)\s+/iu, "");
  return OTHER_SUBJECT.test(own) || HAS_VERB.test(own) ? from : from - own.length;
}

/** The last thing that separates clauses, and what is behind it. */
const BEGINS_CLAUSE = /(?<=[,;:.!?()–—]\s{0,3})[^,;:.!?()–—\s][^,;:.!?()–—]*$/u;
/** What somebody else does or is: that isn't what is asked. */
const HAS_VERB =
  /\b(?:is|are|was|were|has|have|had|will|would|can|do|does|did|comes?|goes?|we|our|they|it)\b/iu;

/**
 * From which offset a line asks something of the candidate; undefined when it asks nothing. Headings lead, but a
 * sentence about the company asks nothing under any heading, and one that turns to the candidate asks under every.
 */
function findAsked(line: PlacedLine): number | undefined {
  const { text, section, isBullet } = line;
  if (line.trick || isFormality(text)) return undefined;
  if (section === "benefits" || section === "application") return undefined;
  const listed = section === "requirements" || section === "nice" || section === "tasks";
  const asks =
    isBullet || (section === "requirements" && /^\W*(?:\p{L}+ )?(?:experience|must|ability)\b/iu.test(text));
  if ((isBenefit(text) || isAboutApplying(text)) && !(listed && asks)) return undefined;
  if (isBait(text) || isBoast(text) || (!listed && isGift(text))) return undefined;
  const keys = wordKeys(text);
  // "You:" heads "- can read a policy", "- to have been through a survey".
  if (listed && isBullet && GOES_ON.test(text)) return 0;
  const wish = IF_YOU.exec(text)?.[0].length;
  if (wish !== undefined || namesReadersLanguage(text)) return wish ?? 0;
  // "Turn designs into pages": of a list of tasks nothing is told of anybody.
  const isDuty = isBullet && section === "tasks" && !/^(?:the|an?|we|our)\b/iu.test(text);
  const says = !isDuty && isStatement(text.replace(WHY, ""));
  if (listed && !says && isVerb(keys[0] ?? "")) return 0;
  const duty = section === "tasks" ? findDuty(text) : 0;
  if (duty && /^an?\b/i.test(text)) return duty;
  const turn = findTurn(text);
  const reason = REASON.exec(text)?.[0].length ?? 0;
  if (PREDICATE.test(text.slice(reason)) && (turn === undefined || !OTHER_SUBJECT.test(text.slice(reason))))
    return reason;
  if (says) return turn;
  if (COMPANY_SUBJECT.test(text) && findSubject(text) === undefined && !PREDICATE.test(text))
    return undefined;
  if (!listed && isImperative(text, keys)) return 0;
  if (listed && !(isBullet ? OTHER_SUBJECT_OF_AN_ITEM : OTHER_SUBJECT).test(text)) {
    const isProse = keys.length > MOST_WORDS_OF_AN_ENTRY && /[.!]$/.test(text) && !isBullet;
    const subject = isProse ? findSubject(text) : undefined;
    if (subject !== undefined && subject > 30) return subject;
    return duty;
  }
  // "Our records are in Dentally, which you should have used": what is meant stands before.
  const isBehind = turn !== undefined && /,? (?:which|that) $/.test(text.slice(0, turn));
  if (isBehind && !COMPANY_SUBJECT.test(text)) return 0;
  // "Five years in womenswear, knowledge of jersey": without a verb, all of it is asked.
  return turn !== undefined && findSubject(text) === undefined && LISTS.test(text) ? 0 : turn;
}

const GOES_ON = /^(?:to|can|could|are|is|has|have|like|enjoy|come|own)\s\p{Ll}/u;

/** "It would be good if you knew …", "Better still if you …". */
const IF_YOU =
  /^(?:it (?:would be|['’]d be|is|helps|would help)|even better|better still|bonus points|we would be \p{L}+)\b[^,;.]{0,30}(?= if you\b)/iu;

/** "Your English is good enough for …". */
const namesReadersLanguage = (text: string): boolean => {
  const name = /^your (?:\p{L}+ )?(\p{Lu}\p{Ll}+) (?:is|are)\b/iu.exec(text)?.[1];
  return name !== undefined && annotate(name, "en").named.some(({ concept }) => concept.kind === "language");
};

/** "Fluent English, because all reporting is in English": why it is asked, behind it. */
const WHY = /(?<=\S),? because\b.*$/isu;

/** Begins like an item, and says nothing of anybody. */
const LISTS =
  /^(?:at least|minimum|\d|one|two|three|four|five|six|eight|ten|an? |good|strong|solid|proven|experience)(?!.*\b(?:is|are|was|were|has|have|will|our|we|us|they|it)\b)/iu;

/** "As we are opening in Belgium, some French would be handy": why it is asked. */
const REASON = /^(?:as|since|because) [^,]{3,120}, /iu;

const ASKS = anyOf(`
  we(?:(?:'|’)re| are)? (?:also )?(?:ask(?: for)?|need|expect|require|imagine|want|look(?:ing)? for|seek(?:ing)?)
  you(?:'|’)?(?:ve)? (?:also )?(?:should|must|need|have|hold|bring|know|are (?:able|used|comfortable|fluent|familiar|qualified|registered))
  if you(?:'|’)?(?:re|ve)?
  we(?:(?:'|’)d| would) (?:also |really )?(?:like|love) you to
  must have|should have
  please be
  (?:somebody|someone|anyone|anybody|candidates?|applicants?) (?:who|with)
`);
const DOES = anyOf(`
  you(?:'|’)?ll|you (?:will|would)
  your (?:day|week|tasks?|role|job|work|duties)
`);

/** Of what a sentence of prose speaks: "We ask for …", "You would …". */
export const sectionOfEnglish = (text: string): "requirements" | "tasks" | undefined =>
  ASKS.test(text) || PREDICATE.test(text) ? "requirements" : DOES.test(text) ? "tasks" : undefined;

/** "A driving licence is required", "Portfolio essential": what stands before is what is asked. */
const PREDICATE = new RegExp(
  either(String.raw`
  ^(?:[^\s;:]+ ){1,22}(?:is|are|would be|will be) (?:also |always |strongly |highly |very |an? |nice |real |big |great |definite |huge )*(?:required|expected|preferred|mandatory|essential|desired|must|plus|asset|advantage|bonus|extra|help|welcome|needed|necessary|desirable|handy|useful|helpful|great|important|crucial|vital|key|a given|compulsory|obligatory|indispensable)\b
  ^(?:[^\s;:]+ ){1,14}(?:goes without saying|(?:matters?|counts?) (?:a lot |most |much )?to us|(?:does|do|should|must|will|would|wo|ca)(?: not|n['’]t) (?:frighten|scare|faze|bother|worry|put) you)\b
  ^(?:[^\s,;:]+ ){2,8}(?:helps?|counts?)\W*$
  ^(?:[^\s,;:]+ ){1,12}would (?:also |really )?(?:please|help|round off|delight|complete)\b
  ^(?:[^\s,;:]+ ){1,12}(?:would|will) (?:make|bring) (?:us|our|me|half|the)\b
  ^(?:[^\s,;:]+ ){1,14}(?:gets? you through|saves? us|never hurts?|(?:won['’]t|wouldn['’]t|doesn['’]t) hurt|goes a long way|puts you ahead|opens doors)\b
  ^(?:[^\s;:]+ ){1,20}(?:must|should) be (?:nothing new|second nature|no (?:mystery|secret))\b
  ^(?:[^\s,;:]+ ){2,12}must be (?:obtained|held|valid|current|possessed)\b
  ^(?:[^\s;:]+ ){1,20}(?:is|are|will be) (?:all )?(?:part of (?:the|your) (?:job|role|work|day)|your (?:job|task|responsibility|work))\b
  ^(?:[^\s;:]+ ){1,20}(?:is|are) (?:your |our )?(?:(?:daily|everyday) (?:business|work|bread|life|routine)|taken for granted)\b
  ^(?:[^\s,;:]+ ){1,6}(?:essential|required|preferred|desirable|needed|a must|a plus|an advantage|welcome)\W*$
`),
  "iu",
);

/** "An Electrician installs …", "Under supervision, assists …": the verb where the duty begins. */
const BEFORE_DUTY =
  /^(?:(?:an?|the) (?:\p{Lu}[\p{L}/&'’-]*,? (?:- |and |of )?){1,7}|under (?:\p{L}+ ){1,4}(?:supervision|direction|guidance)(?: \p{L}+){0,5}, )(?=(\p{Ll}+s)\b)/u;

function findDuty(text: string): number {
  const match = BEFORE_DUTY.exec(text.replace(/^[AUT]/, (letter) => letter.toLowerCase()));
  return match?.[1] && isThirdPerson(match[1]) ? match[0].length : 0;
}

/** What a page tells its visitor to do, not what the job is. */
const TO_THE_READER = startsWithAny(`
  read|learn|see|visit|click|join|apply|contact|find|check|follow|meet|discover|get|come|take|be|have|let|view|call|send
  share|look|want|like|make|show|save|report|post|position|work|schedule|live|own|network
`);
const NOMINAL_TASK = /^\p{L}+(?:tion|sion|ment|ance|sis|ing|port) (?:of|and|for|to|with)\b/iu;

/** A line without a heading that begins as tasks do: with a verb's base form ("Lead a team of …") or its noun. */
const isImperative = (text: string, [first = "", ...rest]: string[]): boolean =>
  rest.length > 2 &&
  !TO_THE_READER.test(text) &&
  ((isBaseVerb(first) && !/ing$/.test(first)) || NOMINAL_TASK.test(text));

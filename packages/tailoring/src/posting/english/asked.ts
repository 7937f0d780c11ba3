import { wordKeys } from "../../text/tokens.ts";
import { isAboutApplying, isBenefit, isFormality } from "../cues.ts";
import type { PlacedLine } from "../sections.ts";
import { isMachineOrder, isStuffed } from "../warnings.ts";
import { isBait, isStatement } from "./statements.ts";
import { isBaseVerb, isVerb } from "./verbs.ts";

/** Words with which a sentence turns to the candidate. What stands before them is about somebody else. */
const TURN =
  /\byou(?:'|’)?(?:ll|re|ve|d)?\b|\byour (?:tasks|role|responsibilit\S*|profile|background|main|key|primary|job|duties|experience|competenc\S*|qualifications)|\b(?:candidates?|applicants?|incumbent|employee|individual|person|someone|professional|specialist|colleagues?|talents?)\b(?= (?:will|must|should|has|have|is|are|who|with|to|can|shall|may|that|needs?))|\bwe(?:'|’)?(?:re| are)? (?:also )?(?:looking for|seek(?:ing)?|need|expect|require|ask|hiring|searching for)|\bis (?:looking for|seeking|hiring)|\b(?:role|position|job|post|work|assignment) (?:holder )?(?:will(?! (?:be (?!responsible|to)|last|start|vary|also be))|is (?:to|responsible|accountable|about)|involves|requires|includes|focuses|entails|demands|consists)|\b(?:ability|able|experience|experienced|knowledge|understanding|proficien\S*|familiar\S*|expertise|skills?|background|degree|fluen\S*|qualified|certified) (?:to|with|in|of|on|as)\b|\bresponsib(?:le|ility|ilities) (?:for|include|are|will)|\b(?:duties|tasks) (?:include|are|will)|\bthe (?:[\p{L}&/-]+ ){0,4}[\p{L}-]+(?:er|or|ist|ant|ian|ect|ive|rse|ef|ead|tor|man)\b(?= (?:will|must|should|shall|can|is (?:a|an|the|responsible|expected|required|tasked)|has|leads|works|manages|uses|engages|applies|supports|ensures|reports|provides|develops|performs|coordinates|oversees))|\b(?:hold|holding) (?:a|an)\b|\bexperience (?:is|would|and)\b|\bmust\b|\brequire[ds]?\b|\bqualifications?\b|\bpreferred\b|\ba plus\b|\bmandatory\b|\badvantage(?:ous)?\b|\bessential\b|\bwillingness to\b/iu;

/** A sentence that begins like this speaks of the company, unless it turns to the candidate. */
const OTHER_SUBJECT =
  /^(?:we|our|us|they|their|it|its|it's|this|these|those|that|there|here|<\w+>|who|what|why|how|when|where|if|at(?! least)|since|founded|today|every|everyone|people|employees|all|many|some|as|by|through|from|for|on|the|one|each|because|over|not|no|yes|so|but|then|once|while|after|before|during|about)\b/i;

const MOST_WORDS_OF_AN_ENTRY = 14;

/**
 * From which offset a line asks something of the candidate; undefined when it asks nothing. Headings lead, but a
 * sentence about the company asks nothing under any heading, and one that turns to the candidate asks under every.
 */
export function askedFromEnglish(line: PlacedLine): number | undefined {
  const { text, section, isBullet } = line;
  if (isMachineOrder(text) || isStuffed(text) || isFormality(text)) return undefined;
  if (section === "benefits" || section === "application") return undefined;
  const listed = section === "requirements" || section === "nice" || section === "tasks";
  if ((isBenefit(text) || isAboutApplying(text)) && !(listed && isBullet)) return undefined;
  if (isBait(text)) return undefined;
  const keys = wordKeys(text);
  const says = isStatement(text);
  if (listed && !says && isVerb(keys[0] ?? "")) return 0;
  const turn = TURN.exec(text)?.index;
  if (says) return turn;
  if (!listed && isImperative(text, keys)) return 0;
  if (listed && !OTHER_SUBJECT.test(text)) {
    const isProse = keys.length > MOST_WORDS_OF_AN_ENTRY && /[.!]$/.test(text) && !isBullet;
    return isProse && turn !== undefined && turn > 30 ? turn : 0;
  }
  return turn;
}

/** What a page tells its visitor to do, not what the job is. */
const TO_THE_READER =
  /^(?:read|learn|see|visit|click|join|apply|contact|find|check|follow|meet|discover|get|come|take|be|have|let|view|call|send|share|look|want|like|make|show|save|report|post|position|work|schedule|live|own|network)\b/i;
const NOMINAL_TASK = /^\p{L}+(?:tion|sion|ment|ance|sis|ing|port) (?:of|and|for|to|with)\b/iu;

/** A line without a heading that begins as tasks do: with a verb's base form ("Lead a team of …") or its noun. */
const isImperative = (text: string, [first = "", ...rest]: string[]): boolean =>
  rest.length > 2 &&
  !TO_THE_READER.test(text) &&
  ((isBaseVerb(first) && !/ing$/.test(first)) || NOMINAL_TASK.test(text));

import type { Span } from "@terzi/contracts/posting";
import { wordKeys } from "@terzi/language/tokens";
import { isVerb } from "./verbs.ts";

/** Shorter sentences keep together what belongs together: a one-line task is one task. */
const LEAST_WORDS = 17;
const LEAST_WORDS_OF_A_PART = 3;

/** ", write the rosters", "and have led a team": what else the same person does or is. */
const JOINT =
  /,\s+(?:and\s+|or\s+|but\s+)?(?:also\s+)?(?=(\p{L}+)\b)|,\s+(?:and\s+)?(?=(who)\b)|\s+and\s+(?=(have|hold|be|possess|know|speak)\b)/gu;

/** Plain verbs, which no list of professional abilities holds. */
const PLAIN = new Set(
  `be have hold know bring own enjoy keep take sit give look do make put set help run show talk test close count carry deal
  stay step turn hand prove answer agree brief isolate respond start end find go get see who walk drive balance check`.split(
    /\s+/,
  ),
);

/** Whether a folded word may say what somebody does. */
export const isDeed = (key: string): boolean => PLAIN.has(key) || isVerb(key);

/** The subject of a sentence up to its first verb: only then do its other verbs have the same subject. */
const SUBJECT =
  /\b(?:you(?:['’](?:ll|d))?|the (?:successful )?candidate|(?:job|post) ?holder|he or she|who) (?:will|would|should|must|can|need to|are to|also)\b|\byou['’](?:ll|d|re|ve)\b|\b(?:somebody|someone|anyone) (?:who|whose|with)\b/iu;

/**
 * The parts of a long sentence that each say something else about the same person: "You will run the tills, write the
 * rosters and bank the money, and train the apprentices". A short sentence, or one about somebody else, is one part.
 */
export function cutPredicates(text: string, inTasks: boolean): Span[] {
  const whole = [{ start: 0, end: text.length }];
  const keys = wordKeys(text);
  const mayCut = SUBJECT.test(text) || (inTasks && isDeed(keys[0] ?? ""));
  if (keys.length < LEAST_WORDS || !mayCut) return whole;
  // After "clean the ovens", "-ing" says how it is done; after "cleaning the ovens" it is another task.
  const isDoing =
    /ing$/.test(keys[0] ?? "") || SUBJECT.test(text) || /\b(?:be|are|['’]re) \p{L}+ing\b/u.test(text);
  const parts: Span[] = [];
  let start = 0;
  for (const joint of text.matchAll(JOINT)) {
    const key = (joint[1] ?? joint[2] ?? joint[3] ?? "").toLowerCase();
    if (!isDeed(key) || (/ing$/.test(key) && !isDoing) || isInBrackets(text, joint.index)) continue;
    if (wordKeys(text.slice(start, joint.index)).length < LEAST_WORDS_OF_A_PART) continue;
    // A list of single words goes on: "planning, monitoring and reporting of costs".
    const next = text.slice(joint.index + joint[0].length).split(/[,;]/)[0] ?? "";
    if (wordKeys(next).length < LEAST_WORDS_OF_A_PART) continue;
    parts.push({ start, end: joint.index });
    start = joint.index + joint[0].length;
  }
  return [...parts, { start, end: text.length }];
}

const isInBrackets = (text: string, at: number): boolean => {
  const before = text.slice(0, at);
  return before.lastIndexOf("(") > before.lastIndexOf(")");
};

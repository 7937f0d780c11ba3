import { NEVER } from "../never.ts";
import type { OtherNumberCues, OtherWordCues } from "../told-otherwise-cues.ts";

export const englishOtherWords: OtherWordCues = {
  deniedOtherwise: String.raw`\b(?:still (?:outstanding|to \p{L}+|open|due|awaited|in progress)|remain\p{L}* (?:outstanding|to be|open|due)|await\p{L}*|due (?:next|in)|expir\p{L}*|lapsed?|ran out|run out|unlicen[cs]ed|uncertified|uninsured|unqualified|unregistered|unpaid|left (?:it|that|the \p{L}+) to|with (?:an?|the|our|their|my|another|other) (?:\p{L}+ ){1,3}(?:doing|handling|carrying|taking|giving|making|providing|certifying|signing|looking|seeing|\p{L}+ing (?:the|it|them)))\b`,
  inMyCharge: String.raw`(?<!\b(?:no one|nobody|none|never|not|no \p{L}+) )\b(?:(?:under|beneath) me|(?:report|answer)(?:ed|s|ing)? to me|in my (?:charge|care)|my (?:direct )?reports|i (?:am|was) in charge)\b`,
  target: String.raw`\b(?:target|quota|goal)s?\b`,
};

export const englishOtherNumbers: OtherNumberCues = {
  exactly: String.raw`\b(?:exactly|precisely|an exact)`,
  limitedUnit: NEVER,
  toHour: "(?:to|until|till)",
  hourBefore: String.raw`(?:\b(?:at|from|until|till)|\p{L}-to)`,
  hourBehind: String.raw`(?:-to-|\s?[ap]m\b|\s?o['’]clock)`,
  shortOf: String.raw`(?:short|shy) of\b`,
  passesThrough: NEVER,
  notPassedBehind: NEVER,
  casedNoun: NEVER,
  fromBehind: NEVER,
};

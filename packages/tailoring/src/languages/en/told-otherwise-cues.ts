import { NEVER } from "../never.ts";
import type { OtherNumberCues, OtherWordCues } from "../told-otherwise-cues.ts";

export const englishOtherWords: OtherWordCues = {
  deniedOtherwise: String.raw`\b(?:still (?:outstanding|to \p{L}+|open|due|awaited|in progress)|remain\p{L}* (?:outstanding|to be|open|due)|await\p{L}*|due (?:next|in)|expir\p{L}*|lapsed?|ran out|run out|unlicen[cs]ed|uncertified|uninsured|unqualified|unregistered|unpaid|turn(?:s|ed|ing)? (?:\p{L}+ ){0,3}down|declin(?:e|es|ed|ing) (?!in\b|of\b|by\b)|refus(?:e|es|ed|ing)|left (?:it|that|the \p{L}+) to|with (?:an?|the|our|their|my|another|other) (?:\p{L}+ ){1,3}(?:doing|handling|carrying|taking|giving|making|providing|certifying|signing|looking|seeing|\p{L}+ing (?:the|it|them)))\b`,
  sinceThen: String.raw`\b(?:since (?:then|that)|from then on|(?:ever|and) since|thereafter|these days|nowadays)\b|(?:19|20)\d\d (?:on|onwards?)\b`,
  butBetween: "but|although|though|whereas|while",
  betweenDeeds: NEVER,
  deniesAhead: String.raw`\b(?:no|not|never|without|neither|nor|none|nobody|cannot)\b|n['’]t\b`,
  deniesBehind: NEVER,
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
  perWeek: String.raw`(?:\bp\.?w\.?|/ ?(?:wk|week))(?!\p{L})|\b(?:average|typical|normal|usual|busy|quiet) week\b`,
  perMonth: String.raw`(?:\bp\.?c?\.?m\.?|/ ?(?:mth?|mo|month))(?!\p{L})|\b(?:average|typical|normal|usual|busy|quiet) month\b`,
  perYear: String.raw`(?:\bp\.?a\.?|\bper annum|/ ?(?:yr|year))(?!\p{L})|\b(?:average|typical|normal|usual|busy|quiet) year\b`,
  bothWays: String.raw`\b(?:round[ -]trips?|(?:each|one|both)[ -]ways?|there and back|return (?:trips?|journeys?|legs?)|returns?)\b`,
  toDay: "(?:to|through|thru|till|until)",
  notReached: String.raw`\b(?:never|not|without|(?:did|do|does|has|have|had)n['’]t)\s(?:ever\s)?(?:reach|exceed|pass|top|hit|total|come to|go (?:over|above|past|beyond))(?:ed|es|s|ing)?`,
  notReachedBehind: NEVER,
  withCompany: String.raw`\bwith(?: (?:the|my|our|his|her))?(?: other)?`,
  withCompanyBehind: NEVER,
  oneAmong: String.raw`\b(?:one|part|member|half|(?:team|crew|group|party|band|trio|quartet)) of(?: an?| the)?`,
  oneAmongBehind: "(?:of us|strong|(?:person|man|woman|member|piece|hander)s?)",
  ofUnit: "of an?",
  isPassedBehind: String.raw`-?(?:odd|plus)\b|\s?\+|\s(?:odd|plus)\b|\s(?:\p{L}+\s)?(?:or|and) (?:more|over|above|counting)\b`,
  isNotMetBehind: String.raw`\s(?:\p{L}+\s)?or (?:less|fewer|under|below)\b`,
  asModifier: NEVER,
  fromBehind: NEVER,
};

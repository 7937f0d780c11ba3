import type { ClaimCues } from "../claim-cues.ts";
import { NEVER } from "../never.ts";

const GROUP = "(?:team|crew|group|squad|unit|department|section|gang|watch|desk)";
const NAME = String.raw`\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}'’-]+)*`;

export const englishClaimCues: ClaimCues = {
  toldToManagement: String.raw`\b(?:inform|brief|advis|report|present|notif|updat|alert|pitch|escalat|sen[dt])\p{L}*(?:\s[\p{L}'’]+){0,6}?\s(?:management|leadership|executives?|board)\b`,
  speaksOfManagement: String.raw`(?<=\b(?:to|the|senior|top|upper|for|with|and|our|their) |['’]s )management\b|\b(?:leadership|executives?|boards?|managers?|directors?|heads?|chief|C[EFOT]O|owners?)\b`,
  sharesDeed: String.raw`\b(?:together|jointly|alongside|along) with\b|\bon (?:[\p{L}'’]+ ){1,3}behalf\b|\bon behalf of\b`,
  stillValid: String.raw`\b(?:current(?!ly)|valid|in-date|in date|up-to-date|unexpired|active)\b`,
  ofFormer: String.raw`\sof (?:its|their|the|what) (?:it (?:was|had been)|(?:former|previous|original|earlier|old|initial)\b)`,
  amongSoMany: "in|out of|in every|out of every",
  takingSoLong: "in|within|over|in just|in only",
  noCounted: "in|for|at|on|to|of|once|twice|and|or|with|by|from",
  changedByBehind: NEVER,
  ledByOthers: String.raw`\b[Uu]nder (?:[\p{L}.'’-]+ ){1,4}(?:lead|leadership|direction|command|management)\b|\b(?:led|headed|managed|run) by (?!me\b)|\b[Ii]n ${NAME}['’]s ${GROUP}\b`,
  leadsGroup: String.raw`\b(?:led|leads|leading|headed|heading|managed|managing|ran|running|captained|commanded|(?:in charge|at the head) of) (?:an?|the|his|her|our|my|this) (?:[\p{L}-]+ ){0,3}${GROUP}\b`,
  doerEnding: "er|or",
  deedOfTitle: "(?:ed|d|s|es|ing)",
  othersClause: String.raw`\b(?:for which|[Ww]hile|[Ww]hilst|[Ww]ith|where|and) [^,;.]+`,
  othersJob: String.raw`\b(?:is|are|was|were) (?:the|an?|our|my) (?:\p{L}+ ){0,2}\p{L}+['’]s? (?:job|task|work|duty|business|responsibility)\b`,
  guidedBy: String.raw`\b(?:under|[Tt]rained by|taught by|mentored by|supervised by|coached by|apprenticed to) (?<who>${NAME})`,
  guidesThem: String.raw`\b(?:[Hh]ad|[Tt]rained|[Tt]aught|[Mm]entored|[Ss]upervised|[Cc]oached|[Tt]ook on|[Ee]mployed) (?<who>${NAME})`,
  holdsIt: String.raw`\b(?:holds?|holding|holder|certified|qualified|licen[cs]ed)\b`,
  decides: String.raw`\b(?:decid(?:e|es|ed|ing)|decisions?|(?:final|last) (?:say|word)|sign(?:s|ed|ing)? off|sign-offs?|approv(?:e|es|ed|ing|al))\b`,
  alone: String.raw`\b(?:alone|on (?:my|his|her|their) own|by (?:my|him|her)self|single-?handed(?:ly)?|unaccompanied|solo)\b`,
  withoutThing: String.raw`\bwithout (?:an?y? |the |being )?(?<lost>\p{L}+)(?!\p{L}| \p{L}+ing\b)`,
  answeredNo: String.raw`\b(?:[\p{L}-]+ ){0,2}[\p{L}-]+:? no(?=[,;.)]|$)`,
  cause: String.raw`\b(?:because of|because|due to|owing to|on account of|as a result of) (?<behind>[^,;.]+)|\bfor (?<ahead>\p{L}+ )(?=reasons\b)`,
  rankedSuperlative: String.raw`\b(?:second|third|fourth|2nd|3rd|4th|\d+th)[- ](?:most|best|\p{L}{2,}est)\b`,
  bareSuperlative: String.raw`\b(?:the|most) (?:best|\p{L}{3,}est)\b|\bmost \p{L}+\b|\b(?:top|best)[- ]selling\b`,
  targetOf: "targets?|goals?|quota",
  aboveTarget: String.raw`\b(?:above|over|beyond|ahead of|exceed\p{L}*|beat(?:ing)?|surpass\p{L}*|met|meeting|hit|hitting|reached) (?:the |its |our |his |her )?(?:targets?|goals?|quota)\b`,
  belowTarget: String.raw`\b(?:below|under|short of|missed|missing) (?:the |its |our |his |her )?(?:targets?|goals?|quota)\b`,
};

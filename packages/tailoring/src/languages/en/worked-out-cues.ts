import { NEVER } from "../never.ts";
import type { WorkedOutCues } from "../worked-out-cues.ts";

export const englishWorkedOutCues: WorkedOutCues = {
  shareComparedBehind:
    "(?:lower|higher|less|fewer|more|cheaper|dearer|faster|slower|quicker|shorter|longer|smaller|larger|bigger|lighter|better)",
  changeBehind: NEVER,
  yearBefore: String.raw`\b(?:(?:previous|prior|preceding|last) year|year (?:before|earlier)|year[- ](?:on|over)[- ]year|yoy)\b`,
  yearAfter: String.raw`\b(?:(?:following|next|subsequent) year|year (?:after|later))\b`,
  comparedWithBefore: String.raw`\b(?:compared (?:with|to)|than|against|versus|vs\.?|over|on|from|relative to)(?: (?:in|the))?\s$`,
  comparedWithBehind: NEVER,
  onShift: String.raw`\b(?:on|during|over|within|in|per|each|every|for)(?: (?:a|an|the|my|our|his|her|their|each|every))?(?: [\p{L}-]+)? shifts?\b`,
  highSeason: String.raw`\b(?:(?:high|peak|busy|busiest|main)[- ]season|(?:height|peak) of (?:the )?(?:\p{L}+ )?season|season['’]s peak|peak (?:periods?|months?|weeks?|times?|hours?|days?))\b`,
  busiestTime: String.raw`\bthe busiest (?:[\p{L}-]+ ){0,2}?(?:times?|points?|parts?|periods?|months?|weeks?|days?|season|stretch|spell|hours?|nights?)\b`,
  allSeasons: String.raw`four seasons of the year\b`,
  hoursUnit: "(?:hours?|hrs?|h)",
  minutesUnit: "(?:minutes?|mins?)",
  secondsUnit: "(?:seconds?|secs?|s)",
  unitEnding: NEVER,
  hoursAndMinutes: "and",
  halfPast: String.raw`\bhalf[- ](?:past[- ])?`,
  quarterMillion: "(?:an? |one )?quarter of a million",
  halfMillion: "(?:an? )?half (?:an? )?million",
  quarterPast: String.raw`\bquarter[- ]past[- ]`,
  quarterTo: String.raw`\bquarter[- ]to[- ]`,
  afterNoonBehind: String.raw`\s?(?:p\.?m\b|(?:o['’]clock )?(?:at night|in the (?:evening|afternoon)))`,
  afterNoonBefore: NEVER,
  calledOff: String.raw`\b(?:cancel\p{L}*|call(?:ed|ing) off|postpon\p{L}*)`,
  outOfCounted: "(?:in|out of|of every|per)",
};

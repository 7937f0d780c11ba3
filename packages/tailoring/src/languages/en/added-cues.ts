import type { AddedCues } from "../added-cues.ts";

/** What a sentence adds beside what was done, or says in a phrase that it can do without. */
export const englishAddedCues: AddedCues = {
  addedPurpose: String.raw`\b(?:so that|in order (?:to|that)|so as to|with the aim of|aim(?:ed|ing) (?:at|to)|designed to|(?<!\b(?:how|what|when|where|whether|which) )to (?:prevent|encourage|win|improve|increase|boost|attract|raise|reduce|ensure|protect|promote|enable|allow|avoid|strengthen|enhance|meet|drive|cut|save|gain|reach|maximi[sz]e|minimi[sz]e|optimi[sz]e|foster|facilitate|streamline|lower|shorten|speed up|inspire|motivate|satisfy|reassure|impress))\b[^,;.]*`,
  addedOutcome: String.raw`(?:,\s(?:thereby\s|thus\s)?(?:enabling|raising|cutting|leading|resulting|increasing|improving|reducing|boosting|saving|allowing|bringing|winning|earning|generating|helping|doubling|tripling|halving|lifting|preventing|lowering|shortening|attracting|strengthening|enhancing|securing|gaining|driving|making|freeing)|,?\s(?:which|and so|and thereby|and thus) (?:led|brought|raised|cut|reduced|improved|increased|helped|won|saved|resulted|made|boosted|doubled|halved|attracted|enabled|lowered|prevented)|\bso \p{L}+ that|\b(?:resulting in|leading to|which led to))\b[^;.]*`,
  superlative: String.raw`['’]s (?:\p{L}+ )?(?:largest|biggest|busiest|leading|best|top|oldest|finest)\b|\b(?:the|an?) (?:largest|biggest|busiest|leading|finest|best-known|top-rated|top-ranked)\b`,
  allAlone: String.raw`\bsingle-?handed(?:ly)?\b|\b(?:all )?(?:on|by) (?:my|his|her|their) own\b|\ball alone\b|\bentirely alone\b`,
  superlativeKnown: String.raw`\b(?:best|most|top|first|leading|\p{L}{3,}est)\b`,
  aloneKnown: String.raw`\b(?:alone|solo|sole|lone|single-?handed(?:ly)?|own|only|unaided|independently)\b`,
  calledAs: String.raw`\bas (?:an?|the|our|its|their) (?!(?:result|whole|team|group|part)\b)([^,;.]+)`,
  workplaceAside: String.raw`\b(?:at|in|for|within|on) an?\s[^,;.]+`,
  durationAside: String.raw`\b(?:(?:for|over|in)\s(?:the (?:last|past)\s)?)?(?:(?:more|less) than\s|(?:well )?over\s|nearly\s|almost\s|about\s|around\s|some\s|at least\s)?(?:\d+(?:\.\d+)?|\p{L}+)(?:-\p{L}+)?\s(?:and a half\s)?(?:years|months)\b(?:\s(?:as|in|of)\b)?`,
  denialAside: String.raw`,?\s(?:without|but (?:did )?not|though not)\s[^,;]+$`,
};

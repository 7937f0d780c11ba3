import type { AddedCues } from "../added-cues.ts";

/** What a sentence adds beside what was done, or says in a phrase that it can do without. */
export const englishAddedCues: AddedCues = {
  turnsToDenial: "but|which|except(?: for)?|while|though",
  deniesPart: String.raw`^(?:(?:i|we) )?(?:do|does|did|have|has|had|was|were|am|is|are|never|not|no|without)(?:n['’]t| not| never| no)?\b(?<=n['’]t|not|never|no|without)|^(?:\p{L}+ ){0,4}(?:not|never)\b`,
  doneElsewhere: String.raw`\b(?:is|are|was|were|be|been) (?:\p{L}+ly )?(?:\p{L}+(?:ed|en|ne|wn|de|lt|nt|pt|ught|un))(?: (?:off|out|up|on|over|in|down|through))? by\b|\b(?:goes?|went|falls?|fell|belong(?:s|ed)?|(?:was|is|were|are) left|(?:was|is|were|are) passed|(?:was|is|were|are) sent|stays?|stayed) (?:to|with) (?:the|an?|our|another|others|outside|\p{L}+s\b)|\b(?:lay|lies|sat|sits|rested|rests) with\b|\b(?:is|are|was|were) bought in\b|^(?:the|an?|our|my|those|these|their|his|her|another|outside|others?) (?:[\p{L}'’-]+ ){0,3}(?:signs?|signed|does|did|makes?|made|decides?|decided|writes?|wrote|owns?|approves?|approved|handles?|handled|runs?|ran|prescribes?|prescribed|chooses?|chose|builds?|built|buys?|bought|leads?|led|sets?|programs?|programmed|cuts?|negotiates?|negotiated|takes?|took|trains?|trained)\b(?! (?:\p{L}{2,3} )?(?:by|in)\b)`,
  leavesToOthers: String.raw`\b(?:by (?:the|an?|our|others|another)|while|leaving|leaves|left|whose|passing|passes|passed|sends|sent|sending|for (?:the|an?|his|her|their) \p{L}+(?:['’]s)? (?:to|approval|signature|decision)|help\p{L}*|assist\p{L}*|support\p{L}*)\b`,
  ledEvent: String.raw`\b(?:rehears|session|class(?:es)?\b|lesson|workshop|tours?\b|walks?\b|training|course|services?\b|prayer|worship|discussion|meeting|seminar|webinar|exercise|games?\b|activit|assembl|song)`,
  unaided: String.raw`\b(?:independently|unsupervised|unaided|without (?:any )?(?:supervision|help|assistance|guidance|support)|single-?handed(?:ly)?|(?:on|by) (?:my|his|her|their) own|alone|personally|solely|sole)\b`,
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

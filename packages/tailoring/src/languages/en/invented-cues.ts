import type { InventedCues } from "../invented-cues.ts";

export const englishInventedCues: InventedCues = {
  standing: String.raw`led|leads|leading|head(?:s|ed|ing)|chair(?:s|ed|ing)|present(?:s|ed|ing)|represent(?:s|ed|ing)?|(?:re)?negotiat(?:e|es|ed|ing)|approv(?:es|ed|ing)|advis(?:es|ed|ing)|(?:re)?design(?:s|ed|ing)|mentor(?:s|ed|ing)|coach(?:es|ed|ing)|train(?:s|ed)|teach(?:es)?|taught|lectur(?:es|ed|ing)|found(?:ed|s)|spearhead\p{L}*|direct(?:s|ed|ing)|supervis(?:es|ed|ing)|strengthen\p{L}*|empower\p{L}*|inspir(?:es|ed|ing)|transform(?:s|ed|ing)|pioneer(?:s|ed|ing)|secur(?:es|ed|ing)|attract(?:s|ed|ing)|convinc(?:es|ed|ing)`,
  noStanding: String.raw`(?:led|leads|leading) (?:to|from|on|up|into)`,
  rank: String.raw`specialist|leader|senior|chartered|director|controller|(?<!\bproduct )owner|advis[eo]r|deputy|coordinator|certified|registered|licensed|president|founder|lead (?:\p{L}+ )?(?:engineer|developer|analyst|designer|nurse|teacher|technician)`,
  gain: String.raw`strateg\p{L}*|culture(?! (?:medi|plate|test|flask|result|sample|dish))|brands?|branding|reputation|loyal(?:ty)?|satisfaction|trust(?:ed)?|engagement|morale|visibility|profitab\p{L}*|growth|sustainab\p{L}*|innovat\p{L}*|motivat\p{L}*|confiden(?:t|ce|tly)|relationships?|insights?|revenues?|speed(?:s|ed|ing)? up|sped up|accelerat\p{L}*|sav(?:e|es|ed|ing) (?:the|its|our|his|her|their) (?:\p{L}+ )?(?:client|customer|company|firm|business|employer|plant|school|hospital)s?`,
  highAudience: String.raw`executives?|board of \p{L}+|the (?:\p{L}+ )?board|senior (?:management|leadership|executives)|shareholders?|investors?|councillors?|stakeholders?|the public|authorities|ministers?|judges?`,
  novelty: "new",
  noveltyKnown: String.raw`re(?:new|buil|design|plac|organi[sz]|launch|draw|writ)\p{L}*|introduc\p{L}*|launch\p{L}*|set up|start\p{L}*|creat\p{L}*|buil\p{L}*|first|open\p{L}*|join\p{L}*|train(?:ee|ing)\p{L}*|apprentic\p{L}*|induct\p{L}*|onboard\p{L}*|recruit\p{L}*|graduat\p{L}*`,
  praise: String.raw`passion\p{L}*|memorable|seamless(?:ly)?|noticeabl[ey]|tireless(?:ly)?|meticulous(?:ly)?|creative(?:ly)?|dynamic|proactive(?:ly)?|superb|significant(?:ly)?|major|extensive|comprehensive|deep(?:ly|ens?|ened)?|rapid(?:ly)?|fastest|popular|famous|highest|strong(?:er|est|ly)?|reliabl[ey]|lasting(?! (?:more|less|over|about|up|from|for|\d))|consistently|real|tighter|warm(?:ly)?`,
  reach: String.raw`(?<!than )across the (?:\p{L}+ ){0,2}\p{L}+`,
  reachKnown: String.raw`across|throughout|all|every|whole|entire|\p{L}+-wide`,
  cause: String.raw`(?<=(?:in response to|because of (?:his|her|their|my|its)|driven by an?|out of an?) (?:\p{L}+ ){0,2})\p{L}+`,
  causeKnown: String.raw`because|due to|owing to|after|following|as a result|in response|thanks to|drive[ns]?`,
  most: String.raw`the most (?!of)\p{L}+|['’]s most[- ]\p{L}+`,
  mostKnown: String.raw`most|best|top|first|record|\p{L}{3,}est`,
};

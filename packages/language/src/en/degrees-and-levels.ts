import type { LanguageModule } from "../language-module.ts";

export const englishDegrees: LanguageModule["degrees"] = {
  named: {
    doctorate: String.raw`\bph\.? ?d\b|\bphd\b|doctora(?:te|l)|\bm\.?d\.? degree\b`,
    master: String.raw`\bmaster'?s?\b(?! electrician| data)|\bm\.? ?sc\b|\bmsc\b|\bmba\b|\bm\.s\.|\bm\.a\.|\bm\.?eng\b|\bm\.?ed\b|\bms\b(?= (?:in|degree|or))|advanced degree|graduate degree|postgraduate|^(?:ma|llm|mfa|mphil|mres|mlis|mls|mph|msw)\b`,
    bachelor: String.raw`bachelor|^(?:ba|llb|bfa|bba)\b|\bb\.? ?sc\b|\bbsc\b|\bb\.?s\.?n\b|\bbsn\b|\bb\.s\.?\b|\bb\.a\.?\b|\bb\.?tech\b|\bb\.?eng\b|\bb\.?ed\b|\bba\b(?= (?:in|or|degree)|\/)|\bbs\b(?= (?:in|or|degree)|\/)|undergraduate|four[- ]year degree|university degree|college degree|\bdegree in\b|university (?:education|graduate)|\bdegree\b(?! of (?!science|arts|engineering|education|business|law|medicine|bachelor|master))`,
    associate: String.raw`higher national (?:diploma|certificate)|\bhn[dc]\b|foundation degree|\bfd(?:a|sc|eng)\b|diploma of higher education|associate'?s? (?:degree|of (?:applied )?(?:arts|science))|community college|vocational college|two[- ]year (?:college |technical |vocational )*(?:degree|diploma)`,
    "high school": String.raw`high school|secondary school|\bged\b|diploma\b`,
  },
  called: {
    doctorate: String.raw`\b(?:ph\.?\s?d|doctora\w*|d\.?phil)\b`,
    master: String.raw`\b(?:master\w*|m\.?\s?(?:sc|a|s|eng|ed)|mba)\b`,
    bachelor: String.raw`\b(?:bachelor\w*|b\.?\s?(?:sc|a|s|eng|ed))\b`,
    associate: String.raw`(?<!certified )\bassociate\w*|\bfoundation degree|\bfd(?:a|sc|eng)\b|\bhn[dc]\b`,
  },
  below: [
    String.raw`\bassociate\S*(?: of (?:applied )?\w+)?`,
    String.raw`\bfoundation`,
    String.raw`\b(?:high|secondary) school`,
  ],
  behind: ["degree", String.raw`diploma\w*`, "graduate"],
  notBachelor: [
    "high school",
    String.raw`two[- ]year (?:college )?degree`,
    "foundation degree(?: in)?",
    String.raw`(?:associate|master|graduate|advanced|doctor|ph\.? ?d)\S*(?:['’]s)?(?: of \w+)?(?: degree)?`,
  ],
};

export const englishLanguageLevels: LanguageModule["languageLevels"] = {
  Native: [String.raw`native\S*`, "mother tongue"],
  C2: ["c2"],
  C1: ["c1", String.raw`fluen\S*`, "advanced", "excellent"],
  B2: [
    "b2",
    String.raw`professional\S*`,
    "very good",
    String.raw`upper\S*`,
    "good",
    String.raw`proficien\S*`,
    "strong",
  ],
  B1: ["b1", "intermediate", "conversational", "working"],
  A2: ["a[12]", String.raw`basic\S*`, "elementary"],
};

import { NAME } from "../../../posting/company-name.ts";

/** "Spanish is a plus" introduces nobody. */
const NO_WISH =
  "(?!\\s+(?:\\p{L}+\\s+)?(?:plus|bonus|must|asset|advantage|benefit|requirement|prerequisite|necessity|preference|priority)\\b)";

/** Where an English posting names who offers the job; what can be trusted most comes first. */
export const COMPANY_IN_ENGLISH: RegExp[] = [
  /^(?:company(?: name)?|employer|organi[sz]ation|hiring company)\s*[:–]\s*(\S.*)$/iu,
  new RegExp(`^(?:About|Who is|Why(?: join)?|Life at|Working at)\\s+(${NAME})\\s*[:?]?$`, "u"),
  new RegExp(
    `^(?:Here )?(?:At|Join)\\s+(?:the\\s+)?(${NAME})(?:,|\\s+(?:we|you|team|as|is|and|our|in)\\b|[.!]?$)`,
    "u",
  ),
  new RegExp(
    `^(${NAME}),?\\s+(?:is|are)\\s+(?:currently\\s+|now\\s+)?(?:looking|seeking|hiring|searching|recruiting)\\b`,
    "u",
  ),
  new RegExp(
    `^(?:Founded in \\d{4}, )?(${NAME})(?:,[^.,]{3,80},)?\\s+(?:is|are)\\s+(?:an?|the|one of|committed)\\b${NO_WISH}`,
    "u",
  ),
  new RegExp(`\\s(?:at|@)\\s+(${NAME})$`, "u"),
  new RegExp(`\\b(?:[Aa]t|[Jj]oin(?:ing)?)\\s+(${NAME}),\\s+(?:we|you)\\b`, "u"),
  new RegExp(`((?:${NAME}[ ,]+)(?:Inc|Ltd|LLC|GmbH|(?<!\\d[ ,]+)PLC|Limited|Corporation|Holding))\\b`, "u"),
];

/** What may be in such a place without being a name. */
export const NO_ENGLISH_COMPANY =
  /^(?:(?:us|we|you|our|this|that|these|it|he|she|they|there|here|the (?:role|job|position|team|company|opportunity|ideal|successful).*|the|what|who|job|role|position|team|company|opportunity|candidates?|applicants?|experience|knowledge|ability|work|remote|salary|on|join|exposition|a|an|as|if|all|each|your|my|to|for|in|now|today|description|overview|requirements?|responsibilities|benefits|culture|confidential)\b)/i;

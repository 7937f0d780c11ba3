import type { OpposedThings } from "../opposed-things.ts";

const COURT = "(?=[- ](?:courts?|chambers?|cases?|law|bench|division))";
const SPAN = "(?:minutes?|hours?|days?|weeks?|months?|years?)";
const PAPER = "(?= (?:news)?(?:paper|magazine|journal|bulletin|gazette|title)s?)";
const HOUSE =
  "company|firm|factory|plant|hotel|school|college|hospital|clinic|centre|center|agency|bank|group|store|shop|practice|branch|club|university|trust|charity|restaurant|organi[sz]ation|salon|studio|office|gym|museum|library|farm|workshop|garage|association";
const SHARE = "(?<=(?:%|per ?cent|percent|half|third|quarter|majority|most|\\d) of )";
const PRIZE =
  "(?:champions?|championship|employee|salesperson|trainee|nurse|teacher|chef|winner|award|prize|medal|title|best|first|top)";
/** "The company's champion", "champion of the company". */
const among = (names: string): string =>
  `(?:${names})(?:['’]s?|-wide)?(?= (?:['‘“]?[\\p{L}’'-]+['’”]? ){0,3}['‘“]?${PRIZE}(?!\\p{L}))|(?<=${PRIZE}(?: [\\p{L}-]+)?(?: of the (?:year|month))? (?:of|in|across) (?:the |its |our )?(?:whole |entire )?)(?:${names})`;

/** Places, things and grades of which one excludes the others. */
export const englishOpposedThings: OpposedThings = {
  compass: [
    "north(?:ern)?(?!-)",
    "south(?:ern)?(?!-)",
    "(?<!middle )(?<!far )(?<!near )east(?:ern)?(?!-)",
    "west(?:ern)?(?!-)",
  ],
  extreme: [
    "(?:second[- ])?(?:largest|biggest|greatest)",
    "(?:smallest|tiniest)",
    "oldest",
    "newest|youngest|latest",
    "nearest|closest",
    "furthest|farthest|remotest|most (?:distant|remote)",
    "heaviest",
    "lightest",
    "longest",
    "busiest",
    "quietest",
    "cheapest|least expensive",
    "dearest|most expensive|costliest",
  ],
  era: [
    String.raw`(?:before|prior to|pre-?) ?(?:1[5-9]|20)\d\d`,
    String.raw`(?:after|post-?) ?(?:1[5-9]|20)\d\d`,
  ],
  partOfWeek: ["weekdays?|on working days", "weekends?|sat(?:urdays?)? ?(?:\\+|&|and|/) ?sun(?:days?)?"],
  partOfYear: [
    "(?:spring|summer|autumn|winter)(?: \\w+)? only|only in (?:the )?(?:spring|summer|autumn|winter)|(?:high|peak|busy|main) season",
    "(?:all )?(?:the )?year[- ]round|all year(?: long)?|throughout the year|all (?:four )?seasons",
  ],
  schedule: [
    `${SPAN} (?:early|earlier|ahead|sooner)|ahead of (?:schedule|time|plan)|before (?:the )?deadline`,
    `${SPAN} (?:late|later than (?:planned|scheduled|agreed)|behind|overdue)|behind (?:schedule|time|plan)|past (?:the )?deadline|with a delay`,
  ],
  limit: [
    "minimum|min\\.(?= \\p{L})|(?<![\\d'] ?)min(?= \\d)",
    "max(?:imum)?\\.?|at most|no more than|not more than",
  ],
  deadline: [
    `within(?= [\\w-]+ ${SPAN})|no later than|at the latest`,
    "no sooner than|not sooner than|no earlier than|not earlier than|at the earliest",
  ],
  make: [
    "natural(?:ly)?|genuine|real(?= leather| silk| fur| stone| wood)|organic",
    "synthetic|artificial(?:ly)?|imitation|faux|man-made",
  ],
  chosen: ["elected|voted in", "appointed|by appointment|hand-picked|nominated"],
  school: [
    "nurser(?:y|ies)|kindergartens?|pre-?schools?",
    "primary(?= |$)|elementary (?:schools?|pupils?)",
    "secondary (?:schools?|pupils?|level)|high[- ]schools?|sixth[- ]form(?:ers)?",
    "universit(?:y|ies)|undergraduates?",
  ],
  sector: [
    "state(?= (?:schools?|hospitals?|sector))|public(?= (?:schools?|hospitals?|sector))",
    "private(?= (?:schools?|hospitals?|sector|clinics?))",
  ],
  court: [
    `criminal${COURT}`,
    `(?:civil|commercial)${COURT}`,
    `family${COURT}`,
    `(?:labour|employment)${COURT}`,
  ],
  side: [
    "left(?=[- ](?:hand|side|bank|wing|arm|leg|eye|back))",
    "right(?=[- ](?:hand|side|bank|wing|arm|leg|eye|back))",
  ],
  storey: [
    "upstairs|upper (?:floors?|deck|storeys?)|top floor",
    "downstairs|lower (?:floors?|deck|storeys?)|ground floor|basement",
  ],
  market: ["domestic(?:ally)?|home market", "international(?:ly)?|overseas|abroad|foreign"],
  sex: ["men|males?|boys?", "women|females?|girls?|ladies"],
  animal: [
    "dogs?|pupp(?:y|ies)",
    "cats?|kittens?",
    "horses?|mares?|foals?|pon(?:y|ies)",
    "cows?|cattle|calves|calf|heifers?",
    "sheep|lambs?|ewes?",
    "goats?|kids(?= and goats)",
    "chickens?|hens?|poultry|broilers?|ducks?|turkeys|geese",
    "pigs?|piglets?|sows?",
    "bees?|(?:bee)?hives?",
  ],
  paper: [
    `daily(?:${PAPER}|$)|a daily`,
    `weekly(?:${PAPER}|$|(?=\\)))`,
    `monthly(?:${PAPER}|$|(?=\\)))`,
    `quarterly(?:${PAPER}|$|(?=\\)))`,
  ],
  placing: [
    "first (?:place|prize)|1st place|gold medal(?:list|s)?|champions?|(?:came|finished|placed|ranked) first",
    "second (?:place|prize)|2nd place|silver medal(?:list|s)?|runners?-?up|(?:came|finished|placed|ranked) second",
    "third (?:place|prize)|3rd place|bronze medal(?:list|s)?|(?:came|finished|placed|ranked) third",
  ],
  training: [
    "(?:attended|received|took|did|was given|went on)(?= (?:an? |the )?(?:[\\w-]+ ){0,4}(?:training|course|workshop|class(?:es)?|lessons?))",
    "train(?:er|ers)|instructor|(?:taught|delivered|gave|led|ran|held|facilitated|conducted|hosted|organi[sz]ed)(?= (?:an? |the )?(?:[\\w-]+ ){0,4}(?:training|course|workshop|class(?:es)?|lessons?))",
  ],
  meeting: [
    "attended(?= (?:an? |the )?(?:[\\w-]+ ){0,3}(?:meeting|appointment|conference|event|fair))",
    "(?:scheduled|booked|arranged|organi[sz]ed|hosted|chaired)(?= (?:an? |the )?(?:[\\w-]+ ){0,3}(?:meeting|appointment|conference|event|fair))",
  ],
  interview: [
    "(?:conducted|held|led|carried out)(?= (?:an? |the )?(?:[\\w-]+ ){0,3}interview)",
    "(?:gave|had)(?= (?:an? |the )?(?:[\\w-]+ ){0,3}interview)",
  ],
  sale: ["wholesale(?:rs?)?", "retail(?:ers?)?"],
  people: [
    "customers?|clients?|guests?|patients?|visitors?|passengers?|consumers?|shoppers?",
    "personnel|employees?|staff(?! (?:nurse|officer|engineer|sergeant))|workers?|colleagues?",
    "suppliers?|vendors?",
  ],
  often: [
    "occasional(?:ly)?|rarely|seldom|now and then|once in a while",
    "daily|every day|always|constantly|all the time",
  ],
  auditor: ["internal auditor", "lead auditor"],
  depth: [
    "basics?|foundation(?= (?:level|course|certificate))|introductory",
    "intermediate",
    "advanced|professional(?= \\p{Lu})|expert",
  ],
  load: ["(?:on|under) (?:full )?load", "off[- ]load|no[- ]load|without (?:a |any )?load"],
  days: ["(?:working|business|week)[- ]?days?", "calendar[- ]days?"],
  whose: [
    `${SHARE}(?:her|his|my)(?: own)?(?= \\p{L})`,
    `${SHARE}(?:the |its )?(?:[\\w-]+ )?(?:${HOUSE})['’]s(?= \\p{L})`,
  ],
  toldTo: [
    "(?<=\\bto (?:the |its |our )?)(?:(?!of )[\\w-]+ ){0,2}(?:board|trustees|shareholders|supervisory board|council)",
    "(?<=\\bto (?:the |its |our )?)(?:chief executive(?: officer)?|ceo|managing director|general manager|owners?)",
    "(?<=\\bto (?:the |his |her |my |our )?(?:(?!general|managing)[\\w-]+ ){0,2})(?:manager|supervisor|team lead(?:er)?|foreman|head of [\\w-]+)",
  ],
  amongWhom: [
    among("team|department|shift|ward|crew|section"),
    among(HOUSE),
    among("sector|industry|trade|profession"),
    among("city|town|village|district|borough"),
    among("region|county|province|state"),
    among("country|nation|national|nationwide"),
    among("world|europe|international|european"),
  ],
  atEvent: [
    "compet(?:ed|itors?|ing)|took part|participated|contestants?|entered|entrants?|exhibited",
    "judged|judges?|jury|juror|adjudicat\\w+",
    "chaired|moderat(?:ed?|or|ing)|curat(?:ed?|or|ing)|compered|hosted",
    "spoke|speakers?|panell?ists?|gave (?:a|the) (?:talk|paper|lecture)",
  ],
};

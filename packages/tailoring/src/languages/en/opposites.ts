import type { Opposites } from "../opposites.ts";

/** "With merit", "(Merit)", "GPA Merit". */
const marked = (mark: string): string =>
  `(?<=(?:with|gpa|grade:?|awarded|overall) (?:an? )?|[(] ?)${mark}(?= (?:grade|mark|overall)|[),.;]|$)`;

/** Words of which one excludes the others. */
export const englishOpposites: Opposites = {
  season: ["spring(?:s|time)?", "summers?", "autumns?", "winters?"],
  change: [
    "r(?:ose|ises?|ising|isen)|increas\\w+|gr(?:ew|own|owth)|recovered|went up",
    "f(?:ell|alls?|alling|allen)|decreas\\w+|drop(?:s|ped|ping)?|declin(?:ed?|ing)|went down|shrank",
  ],
  weekday: ["mondays?", "tuesdays?", "wednesdays?", "thursdays?", "fridays?", "saturdays?", "sundays?"],
  age: ["child(?:ren)?|kids?|toddlers?|juniors?", "adults?|grown-ups?"],
  credential: [
    "(?:currently |still )?studying(?: for| towards)?|in progress|awaiting|applied for|applied|pending|exam due|not yet|expected|due in|working towards|to be defended|(?:test|exam|assessment) not (?:yet )?(?:taken|sat|passed)|dropped out|withdrew|left (?:without|before) (?:graduat|finish|complet)\\w+|no (?:\\w+ )?(?:ticket|licen[cs]e|certificate|card) yet|awaited",
    "completed|graduated|earned|obtained|gained|passed|achieved|attained|holder|holds?|qualified|(?:fully )?(?:ticketed|licen[cs]ed|certified)|defended",
  ],
  languageLevel: ["a1", "a2", "b1", "b2", "c1", "c2"],
  shift: ["day ?(?:shifts?|time|times)|days only", "nights?|night ?(?:shifts?|time)"],
  heat: ["hot", "cold"],
  pay: ["unpaid|volunt\\w+|without pay|pro bono", "paid|salaried|waged"],
  version: [
    "(?:first |initial |rough |early )?drafts?|drafted",
    "final(?:ised|ized)?(?= (?:version|text|copy|report|policy|form|wording|edition)s?)",
  ],
  verdict: [
    "won|succeed(?:ed)?|allowed|upheld|granted|approved|accepted|awarded",
    "lost|dismissed|rejected|refused|denied|turned down|struck out",
  ],
  multiple: ["doubl(?:ed?|ing)|twofold", "halv(?:ed?|ing)"],
  trade: ["imports?|imported|importing|inbound|incoming", "exports?|exported|exporting|outbound|outgoing"],
  cover: ["indoors?", "outdoors?"],
  tenure: [
    "permanent(?:ly)?|open-ended",
    "temporar(?:y|ily)|temp|seasonal(?:ly)?|fixed-term|casual|(?:maternity|paternity|parental|sick(?:ness)?)(?: leave)? cover|agency worker",
  ],
  company: [
    "alone|on my own|by myself|single-?handed(?:ly)?|solo|unaided",
    "collaborat\\w+|jointly|together with|as part of an? (?:\\w+ )?(?:team|group)|with an? (?:[\\w-]+ ){0,3}team",
  ],
  validity: [
    "lapsed|expired|out of date|not renewed|ran out",
    "(?:currently |still )?valid|in date|up to date|unexpired|current",
  ],
  reach: [
    "pilot(?:ed|ing|s)?|trial(?:led|ling|s)?|not rolled out|never rolled out|tested",
    "rolled (?:it )?out|rolling (?:it )?out|roll-?out|company-?wide|in full use|fully introduced",
  ],
  colour: ["green", "red", "blue", "gold(?:en)?", "silver", "black", "white"],
  form: ["oral(?:ly)?|spoken|verbal(?:ly)?", "written|in writing"],
  degreeClass: [
    "first[- ]class(?: honours)?|\\(first\\)|a first",
    "2[:.]1|upper second(?:[- ]class)?",
    "2[:.]2|lower second(?:[- ]class)?|desmond",
    "third[- ]class",
  ],
  hours: ["full[- ]time", "part[- ]time|half[- ]time|(?:0?[.,]\\d+) ?fte|job[- ]shar\\w+"],
  carried: ["freight|goods|cargo", "passengers?"],
  budget: [
    "over budget|overspen\\w+|went over(?= by)|(?:[£$€][\\d,.]+k? )over",
    "under (?:(?:the|its|our) )?(?:[£$€]?[\\d,.]+k? )?budget|underspen\\w+|below budget|[£$€][\\d,.]+k? under",
  ],
  mark: [marked("pass"), marked("merit"), marked("distinction")],
  making: [
    "(?:updat(?:ed?|es|ing)|revis(?:ed?|es|ing)|refresh(?:ed|es|ing)?|maintain(?:ed|s|ing)?)(?! from scratch)",
    "from (?:scratch|nothing|the ground up)",
  ],
  makers: [
    "co-?(?:inventor|author|writer|founder|editor|designer|developer|producer|curator|director)s?|joint (?:inventor|author|founder|editor)s?",
    "(?:sole|only|single) (?:inventor|author|writer|founder|editor|designer|developer|producer|curator|director)",
  ],
  patent: [
    "patent applications?|patents?[- ]pending|(?:applied for|filed) (?:an? |the |\\w+ ){0,2}patents?",
    "(?:granted|registered|issued) (?:\\w+ ){0,2}patents?|patents? (?:\\w+ )?(?:granted|registered|issued)|(?:holds?|holder of) (?:an? |the |\\w+ ){0,2}patents?",
  ],
  running: [
    "stopped|gave up|ceased|closed(?: (?:it|up|down))?|shut (?:it )?down|wound up|discontinued",
    "went on|(?:is |am )?still (?:running|trading|open|operating)|carried on|continu(?:ed|es|ing)|to this day",
  ],
  handling: ["by hand|manual(?:ly)?", "automat(?:ed|es|ing|ically|ion|ic)"],
  supportLevel: [
    "(?:first|1st)[- ](?:line|level|tier)",
    "(?:second|2nd)[- ](?:line|level|tier)",
    "(?:third|3rd)[- ](?:line|level|tier)",
  ],
  thesis: ["with (?:a |his |her )?thesis", "non-thesis|without (?:a )?thesis"],
  material: ["steel", "alumini?um", "copper|brass", "wood(?:en)?|timber", "plastics?", "concrete"],
};

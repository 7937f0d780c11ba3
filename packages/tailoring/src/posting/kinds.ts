import type { Language } from "@terzi/contracts/language";
import type { RequirementKind } from "@terzi/contracts/posting";
import type { Annotated } from "../lexicon/annotate.ts";
import { translateWord } from "../lexicon/words.ts";
import { readDegree } from "../text/degrees.ts";
import { foldAscii } from "../text/fold.ts";
import { wordKeys } from "../text/tokens.ts";
import { isThirdPerson, isVerb } from "./english/verbs.ts";
import { closesAbility, closesCharacter, closesQuality, closesTask, findTelling } from "./turkish/endings.ts";

const CONDITION =
  /driv(?:er|ing)'?s? ?licen[cs]e|willing(?:ness)? to travel|\btravel\b.*(?:%|required|domestic|international|willing)|\b(?:night|day|evening|morning|rotating|split|early|late|weekend|work(?:ing)?|in|on|\d|per week|different) shifts?\b|\bshifts? (?:work|pattern|basis|schedule|system|rotation|hours)|\bshifts\b|\b(?:work|available|on|at|and|some|every|including|during|evenings?|holidays?),?(?: the)? weekends?\b|weekends? (?:work|shift|availab|and|hours|required)|overtime|\b(?:work|working) (?:nights|evenings|holidays)|at least 1[68]\b|^(?:some |frequent |occasional |limited )?travel$|on[- ]call rotation|relocat|work permit|right to work|authori[sz]ed to work|visa|citizen|security clearance|background check|years old|military service|own (?:car|vehicle)|lift (?:up to )?\d|standing for|physical(?:ly)? (?:demand|able|fit)|askerli[kg]|seyahat (?:engeli|edebil|etmeye)|ehliyet|surucu belgesi|vardiya|ikamet|esnek calisma|hafta sonu|fazla mesai|yas(?:ini|indan| siniri|larinda)|sigara|fiziksel|sabika|engeli (?:olmayan|bulunmayan)|ulasim sorunu|engelli kadro|engel (?:derecesi|orani)|\barac kullan|is kurumu|tam zamanli|temposun|adli sicil|vatandas|^(?:erkek|kadin|bayan)$/;

const CERTIFICATE =
  /\bcertif(?:ied|icate|icates|ication|ications)\b|\blicen[cs](?:e|ed|es|ure)\b|\baccredit|\bregistered with\b|sertifika|belgesi\b|belgesine|ruhsat|\bformasyon|\bales\b|\bmyk\b|\bsrc ?\d|\bsmmm\b|\bymm\b|psikoteknik/;

const YEARS =
  /\b(\d{1,2})\s*(?:[-–]|to|ile|ila)?\s*(\d{1,2})?\s*\+?\s*(?:\+ )?(?:or more |plus |full |ve uzeri |ve ustu )?(?:years?(?![a-z])|yrs?|yil|sene)(?! (?:old|of age)| yasin)/;
const WORD_YEARS =
  /\b(one|two|three|four|five|six|seven|eight|nine|ten|bir|iki|uc|dort|bes|alti|yedi|sekiz|dokuz|on)(?:\s*\(\d+\))?\s*(?:or more |full )?(?:\+ ?)?(?:years?|yil|sene)/;
const NUMBERS = [
  "one bir",
  "two iki",
  "three uc",
  "four dort",
  "five bes",
  "six alti",
  "seven yedi",
  "eight sekiz",
  "nine dokuz",
  "ten on",
];

/** Years asked for, the lower of a range; undefined where none are. */
export function readYears(text: string): number | undefined {
  const folded = foldAscii(text);
  const digits = YEARS.exec(folded)?.[1];
  if (digits && Number(digits) <= 30) return Number(digits);
  const word = WORD_YEARS.exec(folded)?.[1];
  const index = word ? NUMBERS.findIndex((names) => names.split(" ").includes(word)) : -1;
  return index >= 0 ? index + 1 : undefined;
}

const LEVELS: [level: string, pattern: RegExp][] = [
  ["Native", /native|mother tongue|ana ?dil/],
  ["C2", /\bc2\b/],
  ["C1", /\bc1\b|fluent|fluency|akici|cok iyi|ileri|advanced|excellent/],
  ["B2", /\bb2\b|professional|very good|upper|iyi (?:derece|duzey|seviye)|good|proficien|\biyi\b|strong/],
  ["B1", /\bb1\b|intermediate|conversational|orta|working/],
  ["A2", /\ba[12]\b|basic|elementary|temel|baslangic/],
];

/** A language level in the words of the posting, as CEFR or "Native". */
export const readLanguageLevel = (text: string): string | undefined => {
  const folded = foldAscii(text);
  return LEVELS.find(([, pattern]) => pattern.test(folded))?.[0];
};

const LANGUAGE_CONTEXT =
  /language|fluent|native|speak|written|spoken|bilingual|dil|seviye|duzey|derece|ileri|okuma|yazma|konusma|proficien|communicat|toefl|ielts|yds|skills|knowledge|[abc][12]\b/;

const MOST_WORDS_OF_A_QUALITY = 5;

/** "3-5 yıllık projeksiyonlar" asks for no years of experience. */
const SAYS_EXPERIENCE = /deneyim|tecrube|calis|gorev|kidem|profesyonel|experience/;

/** The kind of one part of a line; `line` is the whole line, which often says more ("fluent in English and German"). */
export function readKind(
  part: Annotated,
  line: string,
  inTasks: boolean,
  language: Language,
): RequirementKind {
  const folded = foldAscii(part.text);
  const foldedLine = foldAscii(line);
  const kinds = new Set(part.named.map(({ concept }) => concept.kind));
  if (kinds.has("language") && (part.words.length <= 3 || LANGUAGE_CONTEXT.test(foldedLine)))
    return "language";
  if (CONDITION.test(folded)) return "condition";
  if (kinds.has("certificate") || CERTIFICATE.test(folded)) return "certificate";
  const degree = readDegree(part.text);
  // "Teaching experience in high school" names a place of work, not a degree.
  if (language === "tr" && !inTasks && /\bbolum(?:u|leri?)?$|\bdiploma(?:si|li)?\b/.test(folded))
    return "education";
  if (degree && !(degree === "high school" && /experience|teach|deneyim|tecrube|ogret/.test(folded)))
    return "education";
  if (readYears(part.text) !== undefined && (language === "en" || SAYS_EXPERIENCE.test(foldedLine)))
    return "experience";
  if (ATTITUDE.test(part.text) && !kinds.has("tool")) return "soft";
  const isTask = language === "tr" ? isTurkishTask(part, line, inTasks) : isEnglishTask(part, inTasks);
  if (kinds.has("tool")) return isTask ? "task" : "skill";
  if (
    isTask &&
    !(kinds.has("soft") && part.words.length <= MOST_WORDS_OF_A_QUALITY && closesAbility(tellingWord(line)))
  )
    return "task";
  if (kinds.has("soft")) return "soft";
  if (language === "tr" && !kinds.size && closesCharacter(tellingWord(line))) return "soft";
  if (/\bexperience\b|deneyim|tecrube/.test(folded)) return "experience";
  if (language === "tr" && isProperName(part, line)) return "skill";
  return "knowledge";
}

/** Common nouns have no capital within a Turkish sentence: what has one there is the name of a product. */
const isProperName = ({ text, words }: Annotated, clause: string): boolean =>
  !clause.trimStart().startsWith(text) &&
  words.length <= 3 &&
  words.every(({ start, key }) => /^\p{Lu}/u.test(text.slice(start)) && !translateWord(key).length) &&
  !/[ğışçöü]/iu.test(text);

/** "Creation of new apps", "Identification and valuation of risks": tasks said with a noun. */
const NOMINAL_TASK = /^\p{L}+(?:tion|sion|ment|ance|sis) (?:and \p{L}+ )?of\s/iu;

/** What a person is or wants to be, rather than what they know: kept with its own words. */
export const ATTITUDE =
  /^(?:a |an )?(?:strong |genuine |real |true )?(?:passion|willing|desire|eager|enthusias|keen|curious|motivated|open[- ]minded|interest(?:ed)? in|love|enjoy)/i;

function isEnglishTask(part: Annotated, inTasks: boolean): boolean {
  const [first] = part.words;
  const last = part.words.at(-1);
  if (!first || !last || part.words.length < 2) return false;
  if (NOMINAL_TASK.test(part.text)) return true;
  return (isVerb(first.key) || (inTasks && isThirdPerson(first.key))) && (inTasks || part.words.length > 2);
}

/** "… yapabilen", "… olması beklenmektedir": the end of a task that was trimmed from it. */
const MOST_WORDS_AFTER_A_TASK = 3;

/** The word of a Turkish clause that says what it is. */
const tellingWord = (clause: string): string => findTelling(wordKeys(clause.replace(/\([^)]*\)/g, " ")));

/** The verb stands last; under a heading of tasks a noun does too ("stokların takibi"). */
function isTurkishTask({ text, words }: Annotated, clause: string, inTasks: boolean): boolean {
  const telling = tellingWord(clause);
  const after = clause.slice(clause.lastIndexOf(text) + text.length);
  const holdsVerb = wordKeys(after).length <= MOST_WORDS_AFTER_A_TASK;
  if (closesTask(telling) || closesAbility(telling)) return holdsVerb && words.length > 1;
  return words.length > 2 && inTasks && !closesQuality(wordKeys(clause).at(-1) ?? "");
}

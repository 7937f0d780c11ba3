import type { Tone } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/match";
import type { DegreeLevel } from "./degree-level.ts";
import type { SummaryFacts } from "./summary-facts.ts";

export type Phrase = { text: string; restsOn: Place[] };

const DEGREES: Record<DegreeLevel, string> = {
  associate: "Associate degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctor: "PhD",
};

const listed = (items: string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;

const yearsOf = (years: number): string => (years === 1 ? "1 year" : `${years} years`);

function leadSentence({ job, years, yearsRestOn }: SummaryFacts, tone: Tone): Phrase[] {
  if (!job) return [];
  const at = job.company && `at ${job.company}`;
  const experience = tone === "formal" ? "professional experience" : "experience";
  const restsOn = [`${job.place}.position`, ...(job.company ? [`${job.place}.company`] : [])];
  if (years < 1) {
    const text =
      job.isCurrent && tone === "conversational" ? `Currently ${job.title} ${at}` : `${job.title} ${at}`;
    return [{ text: `${text.trim()}.`, restsOn }];
  }
  const known = [...restsOn, ...yearsRestOn];
  if (tone === "conversational" && at && job.isCurrent)
    return [{ text: `Currently ${job.title} ${at}, with ${yearsOf(years)} of experience.`, restsOn: known }];
  const where = at && `, ${job.isCurrent ? "currently" : "most recently"} ${at}`;
  return [{ text: `${job.title} with ${yearsOf(years)} of ${experience}${where}.`, restsOn: known }];
}

function skillSentence({ skills }: SummaryFacts, tone: Tone): Phrase[] {
  if (skills.length < 2) return [];
  const opener = {
    formal: "Areas of experience include",
    professional: "Skilled in",
    conversational: "Works with",
  }[tone];
  return [
    {
      text: `${opener} ${listed(skills.map(({ text }) => text))}.`,
      restsOn: skills.map(({ place }) => place),
    },
  ];
}

function schoolSentence({ school }: SummaryFacts, tone: Tone, isOtherLanguage: boolean): Phrase[] {
  if (!school?.isFinished) return [];
  const { institution, field, place, level } = school;
  const degree = isOtherLanguage && level ? DEGREES[level] : school.degree;
  const subject = [degree, field].filter(Boolean).join(" in ");
  const text =
    tone === "formal" && degree
      ? `Holds ${/^[aeiou]/i.test(degree) ? "an" : "a"} ${subject} from ${institution}.`
      : `${subject} from ${institution}.`;
  return [{ text, restsOn: [place] }];
}

function languageSentence({ languages }: SummaryFacts, tone: Tone): Phrase[] {
  const fluent = languages.filter(({ level }) => level === "Fluent");
  if (!fluent.length) return [];
  const names = listed(fluent.map(({ name }) => name));
  const text = tone === "conversational" ? `Speaks fluent ${names}.` : `Fluent in ${names}.`;
  return [{ text, restsOn: fluent.map(({ place }) => place) }];
}

/** An English summary, sentence by sentence, in the order in which it is read. */
export const phraseEnglish = (facts: SummaryFacts, tone: Tone, isOtherLanguage: boolean): Phrase[] => [
  ...leadSentence(facts, tone),
  ...skillSentence(facts, tone),
  ...schoolSentence(facts, tone, isOtherLanguage),
  ...languageSentence(facts, tone),
];

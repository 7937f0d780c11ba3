import type { Tone } from "@terzi/contracts/cv";
import { fieldPlace } from "@terzi/contracts/place";
import type { HigherDegree } from "@terzi/language/degree";
import {
  ended,
  listed,
  listedClearly,
  type Phrase,
  type Wording,
  withFewer,
} from "../../../writing/phrase.ts";
import type { SummaryFacts } from "../../../writing/summary-content.ts";
import { namedSchool, withArticle, yearsOf } from "./words.ts";

const DEGREES: Record<HigherDegree, string> = {
  associate: "Associate degree",
  bachelor: "Bachelor's degree",
  master: "Master's degree",
  doctorate: "PhD",
};

/** After the person's own sentence with the title: the years and the place, which it lacks. */
function afterHeadline({ job, years, yearsRestOn }: SummaryFacts): Phrase[] {
  if (!job || years < 1) return [];
  const when = job.when === "now" ? "currently" : "most recently";
  const at = job.company && ` at ${job.company}`;
  const text = ended(`${yearsOf(years)} of experience, ${when} as ${job.title}${at}`);
  const restsOn = [
    fieldPlace(job.place, "position"),
    ...(at ? [fieldPlace(job.place, "company")] : []),
    ...yearsRestOn,
  ];
  return [{ topic: "job", wordings: [{ text, restsOn }], isAsked: true, isBehindFirst: true }];
}

function leadSentence(facts: SummaryFacts, tone: Tone): Phrase[] {
  const { job, years, yearsRestOn } = facts;
  if (!job) return [];
  if (facts.isTitleSaid) return afterHeadline(facts);
  const { title, company, when, place } = job;
  const experience = tone === "formal" ? "professional experience" : "experience";
  const restsOn = [fieldPlace(place, "position"), ...(company ? [fieldPlace(place, "company")] : [])];
  const where = company && `, ${when === "now" ? "currently" : "most recently"} at ${company}`;
  const titled = title.includes(",") ? `${title},` : title;
  const plain = ended(company ? `${title} at ${company}` : title);
  const known = [...restsOn, ...yearsRestOn];
  const wordings: Wording[] = [];
  if (years >= 1) {
    if (tone === "conversational" && company && when === "now")
      wordings.push({
        text: `Currently ${title} at ${company}, with ${yearsOf(years)} of experience.`,
        restsOn: known,
      });
    wordings.push({
      text: ended(`${titled} with ${yearsOf(years)} of ${experience}${where}`),
      restsOn: known,
    });
  }
  if (when === "now" && company) wordings.push({ text: `Currently ${plain}`, restsOn });
  return [{ topic: "job", wordings: [...wordings, { text: plain, restsOn }], isAsked: true }];
}

const SKILL_OPENERS: Record<Tone, string[]> = {
  formal: ["Areas of experience include", "Skilled in"],
  professional: ["Skilled in", "Experienced in"],
  conversational: ["Experienced in", "Skilled in"],
};

function skillSentence({ skills }: SummaryFacts, tone: Tone): Phrase[] {
  const wordings = SKILL_OPENERS[tone].flatMap((opener) =>
    withFewer(skills, (some) => ({
      text: `${opener} ${listedClearly(
        some.map(({ text }) => text),
        "and",
        ", and ",
      )}.`,
      restsOn: some.map(({ place }) => place),
    })),
  );
  return wordings.length ? [{ topic: "skills", wordings, isAsked: true }] : [];
}

/** "A first aid certificate", but "AWS Solutions Architect". */
const NEEDS_ARTICLE =
  /^(?!(?:an?|the)\s).*\b(?:certificate|licen[cs]e|diploma|card|permit)\b(?:\s*\(.*\))?$/i;

/** What is held by its own name; "COSHH Awareness" is held by nobody. */
const HELD =
  /\b(?:certifi\w+|licen[cs]ed?|diploma|card|permit|registration|registered|qualification|badge|ticket)\b/i;

/** A course isn't something one holds. */
const TRAINING = /\b(?:training|course|workshop|seminar|programme|program)\b(?!.*\bcertificate\b)/i;

const openerOf = (some: SummaryFacts["certificates"]): string => {
  if (some.every(({ name }) => TRAINING.test(name))) return "Completed";
  return some.every(({ name }) => HELD.test(name)) ? "Holds" : "Certificates include";
};

function certificateSentence({ certificates }: SummaryFacts): Phrase[] {
  const word = (some: typeof certificates): Wording => ({
    text: `${openerOf(some)} ${listed(
      some.map(({ name }) => (NEEDS_ARTICLE.test(name) ? withArticle(name) : name)),
      "and",
    )}.`,
    restsOn: some.map(({ place }) => place),
  });
  const [courses = [], others = []] = [true, false].map((isCourse) =>
    certificates.filter(({ name }) => TRAINING.test(name) === isCourse),
  );
  const wordings = [others, courses]
    .flatMap((some) => [some, some.toReversed(), ...some.map((one) => [one])])
    .filter((some) => some.length > 0)
    .map(word);
  return certificates.length ? [{ topic: "certificates", wordings, isAsked: true }] : [];
}

function schoolSentence({ school }: SummaryFacts, tone: Tone, isOtherLanguage: boolean): Phrase[] {
  if (!school?.isFinished) return [];
  const { institution, field, place, level, isAsked } = school;
  const degree = isOtherLanguage && level ? DEGREES[level] : school.degree;
  const isFieldSaid = degree.toLowerCase().includes(field.toLowerCase());
  const subject = [degree, isFieldSaid ? "" : field].filter(Boolean).join(" in ");
  if (!subject) return [];
  const from = ended(`from ${namedSchool(institution)}`);
  const texts = [
    tone === "formal" && degree ? `Holds ${withArticle(subject)} ${from}` : `${subject} ${from}`,
    ended(`${subject} from ${institution}`),
  ];
  return [{ topic: "school", wordings: texts.map((text) => ({ text, restsOn: [place] })), isAsked }];
}

function languageSentence({ languages }: SummaryFacts, tone: Tone): Phrase[] {
  const fluent = languages.filter(({ level }) => level === "Fluent");
  const some = fluent.length ? fluent : languages.filter(({ isAsked }) => isAsked);
  if (!some.length) return [];
  const names = listed(
    some.map(({ name }) => name),
    "and",
  );
  const professional = `Professional working knowledge of ${names}.`;
  const spoken = tone === "conversational" ? `Speaks fluent ${names}.` : `Fluent in ${names}.`;
  return [
    {
      topic: "languages",
      wordings: [{ text: fluent.length ? spoken : professional, restsOn: some.map(({ place }) => place) }],
      isAsked: some.some(({ isAsked }) => isAsked),
    },
  ];
}

/** An English summary, sentence by sentence, in the order in which it is read. */
export const phraseEnglish = (facts: SummaryFacts, tone: Tone, isOtherLanguage: boolean): Phrase[] => [
  ...leadSentence(facts, tone),
  ...skillSentence(facts, tone),
  ...certificateSentence(facts),
  ...schoolSentence(facts, tone, isOtherLanguage),
  ...languageSentence(facts, tone),
];

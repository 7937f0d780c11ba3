import type { Tone } from "@terzi/contracts/cv";
import type { DegreeLevel } from "./degree-level.ts";
import type { Phrase } from "./phrase-english.ts";
import type { SummaryFacts } from "./summary-facts.ts";

/** Before "mezunu": a bachelor's degree goes without saying. */
const DEGREES: Record<DegreeLevel, string> = {
  associate: "ön lisans",
  bachelor: "",
  master: "yüksek lisans",
  doctor: "doktora",
};

const LANGUAGE_NAMES: Record<string, string> = {
  english: "İngilizce",
  german: "Almanca",
  french: "Fransızca",
  spanish: "İspanyolca",
  italian: "İtalyanca",
  russian: "Rusça",
  arabic: "Arapça",
  turkish: "Türkçe",
  portuguese: "Portekizce",
  dutch: "Felemenkçe",
  chinese: "Çince",
  japanese: "Japonca",
};

const turkishLanguageName = (name: string): string => LANGUAGE_NAMES[name.toLowerCase()] ?? name;

const listed = (items: string[]): string =>
  items.length < 2 ? items.join("") : `${items.slice(0, -1).join(", ")} ve ${items.at(-1)}`;

/** "bünyesinde" takes the name as it is, so that no suffix has to be guessed for a foreign name. */
function leadSentence({ job, years, yearsRestOn }: SummaryFacts, tone: Tone): Phrase[] {
  if (!job) return [];
  const restsOn = [`${job.place}.position`, ...(job.company ? [`${job.place}.company`] : [])];
  const experienced =
    years >= 1 ? `${years} yıllık ${tone === "formal" ? "mesleki " : ""}deneyime sahip ` : "";
  const known = years >= 1 ? [...restsOn, ...yearsRestOn] : restsOn;
  if (!job.company) return [{ text: `${experienced}${job.title}.`, restsOn: known }];
  const verb = job.isCurrent
    ? { formal: "görev yapmaktadır", professional: "görev yapıyor", conversational: "çalışıyor" }[tone]
    : { formal: "görev yapmıştır", professional: "görev yaptı", conversational: "çalıştı" }[tone];
  const when = job.isCurrent ? "halen" : "son olarak";
  return [{ text: `${experienced}${job.title}; ${when} ${job.company} bünyesinde ${verb}.`, restsOn: known }];
}

function skillSentence({ skills }: SummaryFacts, tone: Tone): Phrase[] {
  if (skills.length < 2) return [];
  const ending = {
    formal: "konularında deneyim sahibidir",
    professional: "konularında deneyimli",
    conversational: "konularında deneyimi var",
  }[tone];
  return [
    {
      text: `${listed(skills.map(({ text }) => text))} ${ending}.`,
      restsOn: skills.map(({ place }) => place),
    },
  ];
}

function schoolSentence({ school }: SummaryFacts, tone: Tone): Phrase[] {
  if (!school?.isFinished) return [];
  const degree = school.level ? DEGREES[school.level] : school.field ? "" : school.degree;
  const subject = [school.institution, school.field, degree].filter(Boolean).join(" ");
  return [{ text: `${subject} ${tone === "formal" ? "mezunudur" : "mezunu"}.`, restsOn: [school.place] }];
}

function languageSentence({ languages }: SummaryFacts, tone: Tone): Phrase[] {
  const fluent = languages.filter(({ level }) => level === "Fluent");
  if (!fluent.length) return [];
  const names = listed(fluent.map(({ name }) => turkishLanguageName(name)));
  const verb = tone === "formal" ? "bilmektedir" : "biliyor";
  return [{ text: `İleri düzeyde ${names} ${verb}.`, restsOn: fluent.map(({ place }) => place) }];
}

/** A Turkish summary in the third person, as Turkish CVs have it: nominal or "-yor", "-maktadır" when formal. */
export const phraseTurkish = (facts: SummaryFacts, tone: Tone): Phrase[] => [
  ...leadSentence(facts, tone),
  ...skillSentence(facts, tone),
  ...schoolSentence(facts, tone),
  ...languageSentence(facts, tone),
];

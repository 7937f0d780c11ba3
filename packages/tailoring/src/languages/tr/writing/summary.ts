import type { Tone } from "@terzi/contracts/cv";
import { fieldPlace, type Place } from "@terzi/contracts/place";
import { showProficiency } from "@terzi/i18n/proficiency";
import type { HigherDegree } from "@terzi/language/degree";
import { lowerIn } from "@terzi/language/normalise";
import {
  listed,
  listedClearly,
  opened,
  type Phrase,
  type Wording,
  withFewer,
} from "../../../writing/phrase.ts";
import type { SummaryFacts } from "../../../writing/summary-content.ts";
import { titleInSentence, withFirstPersonEnding } from "./titles.ts";
import type { Voice } from "./voice.ts";

/** Before "mezunu", a bachelor's degree is implied. */
const DEGREES: Record<HigherDegree, string> = {
  associate: "ön lisans",
  bachelor: "",
  master: "yüksek lisans",
  doctorate: "doktora",
};

const WORKS: Record<"now" | "past", Record<Voice, string>> = {
  now: { he: "görev yapmaktadır", nobody: "görev yapan", i: "görev yapıyorum" },
  past: { he: "görev yapmıştır", nobody: "görev yapmış", i: "görev yaptım" },
};

/** "bünyesinde" follows the unchanged name, so that no suffix has to be guessed for a foreign one. */
function wordJob({ title, before, job, voice }: JobWords): string[] {
  const { company, when } = job;
  if (!company) return [`${before}${title}.`];
  if (!when) return [`${before}${title}, ${company}.`];
  const adverb = when === "now" ? "halen" : "son olarak";
  const works = `${adverb} ${company} bünyesinde ${WORKS[when][voice]}`;
  if (voice === "nobody") {
    const verb = when === "now" ? "görev yapıyor" : "görev yaptı";
    const plain = `${before}${title}; ${adverb} ${company} bünyesinde ${verb}.`;
    return [`${works}${before && ","} ${before}${title}.`, plain];
  }
  const myself = voice === "i" ? withFirstPersonEnding(title) : null;
  return [...(myself ? [`${before}${myself}; ${works}.`] : []), `${before}${title}; ${works}.`];
}

type JobWords = { title: string; before: string; job: NonNullable<SummaryFacts["job"]>; voice: Voice };

const HAS: Record<Voice, string> = { he: "deneyime sahiptir", nobody: "deneyim", i: "deneyime sahibim" };
const WORKS_AS: Record<"now" | "past", Record<Voice, string>> = {
  now: { ...WORKS.now, nobody: "görev yapıyor" },
  past: { ...WORKS.past, nobody: "görev yaptı" },
};

/** After the person's own sentence with the title: the years and the place, which it lacks. */
function afterHeadline({ job, years, yearsRestOn }: SummaryFacts, voice: Voice): Phrase[] {
  if (!job?.company || !job.when || years < 1) return [];
  const { company, when, place } = job;
  const adverb = when === "now" ? "halen" : "son olarak";
  const restsOn = [fieldPlace(place, "position"), fieldPlace(place, "company"), ...yearsRestOn];
  const wordings = [titleInSentence(job.title), job.title].map((title) => ({
    text: `${years} yıllık ${HAS[voice]}; ${adverb} ${company} bünyesinde ${title} olarak ${WORKS_AS[when][voice]}.`,
    restsOn,
  }));
  return [{ topic: "job", wordings, isAsked: true, isBehindFirst: true }];
}

function leadSentence(facts: SummaryFacts, tone: Tone, voice: Voice): Phrase[] {
  const { job, years, yearsRestOn } = facts;
  if (!job) return [];
  if (facts.isTitleSaid) return afterHeadline(facts, voice);
  const restsOn = [
    fieldPlace(job.place, "position"),
    ...(job.company ? [fieldPlace(job.place, "company")] : []),
  ];
  const experienced = `${years} yıllık ${tone === "formal" ? "mesleki " : ""}deneyime sahip `;
  const titles = [titleInSentence(job.title), job.title];
  const word = (before: string, places: Place[]): Wording[] =>
    titles
      .flatMap((title) => wordJob({ title, before, job, voice }))
      .map((text) => ({ text: opened(text, "tr"), restsOn: places }));
  const wordings = [
    ...(years >= 1 ? word(experienced, [...restsOn, ...yearsRestOn]) : []),
    ...word("", restsOn),
  ];
  return [{ topic: "job", wordings, isAsked: true }];
}

const EXPERIENCED: Record<Voice, string> = {
  he: "konularında deneyim sahibidir",
  nobody: "konularında deneyimli",
  i: "konularında deneyimliyim",
};
/** Next to one of the person's own sentences with this ending. */
const EXPERIENCED_TOO: Record<Voice, string> = {
  ...EXPERIENCED,
  nobody: "deneyimi",
  i: "deneyimim var",
};

function skillSentence({ skills, isExperienceSaid }: SummaryFacts, voice: Voice): Phrase[] {
  const ending = (isExperienceSaid ? EXPERIENCED_TOO : EXPERIENCED)[voice];
  const wordings = withFewer(
    skills,
    (some): Wording => ({
      text: `${opened(
        listedClearly(
          some.map(({ text }) => text),
          "ve",
          ", ",
        ),
        "tr",
      )} ${ending}.`,
      restsOn: some.map(({ place }) => place),
    }),
  );
  return wordings.length ? [{ topic: "skills", wordings, isAsked: true }] : [];
}

/** "Meta Front-End Developer" alone would sound like a person one owns. */
const SAYS_CERTIFICATE = /sertifika|belge|ehliyet|ruhsat|lisans|diploma|certifi|licen[cs]e/iu;

/** "İlk Yardım Eğitimi": nobody owns one. */
const TRAINING = /(?:eğitimi|kursu|semineri|atölyesi|çalıştayı)$/iu;
const TOOK: Record<Voice, string> = { he: "almıştır", nobody: "aldı", i: "aldım" };

/** "Eğitimini", "kursunu": a course one took. */
const asTaken = (names: string): string =>
  `${names}n${/[uü]$/u.test(names) ? "u" : /ı$/u.test(names) ? "ı" : "i"}`;

function certificateSentence({ certificates }: SummaryFacts, voice: Voice): Phrase[] {
  const ending = { he: "sahibidir", nobody: "sahibi", i: "sahibiyim" }[voice];
  const word = (some: typeof certificates): Wording[] => {
    const names = some.map(({ name }) => name);
    const restsOn = some.map(({ place }) => place);
    if (names.every((name) => TRAINING.test(name)))
      return [{ text: `${asTaken(listed(names, "ve"))} ${TOOK[voice]}.`, restsOn }];
    const texts = [listed(names, "ve"), `${listed(names, "ve")} sertifikası`];
    const isSaid = SAYS_CERTIFICATE.test(names.at(-1) ?? "");
    return (isSaid ? texts.slice(0, 1) : texts.toReversed()).map((text) => ({
      text: `${text} ${ending}.`,
      restsOn,
    }));
  };
  const [courses = [], others = []] = [true, false].map((isCourse) =>
    certificates.filter(({ name }) => TRAINING.test(name) === isCourse),
  );
  const wordings = [others, courses]
    .flatMap((some) => [some, some.toReversed(), ...some.map((one) => [one])])
    .filter((some) => some.length > 0)
    .flatMap(word);
  return certificates.length ? [{ topic: "certificates", wordings, isAsked: true }] : [];
}

function schoolSentence({ school }: SummaryFacts, voice: Voice): Phrase[] {
  if (!school?.isFinished) return [];
  const degree = school.level ? DEGREES[school.level] : school.field ? "" : school.degree;
  // "Özel Lale Lisesi" already contains "Lise".
  const isSaid = lowerIn(school.institution, "tr").includes(lowerIn(degree, "tr"));
  const subject = [school.institution, school.field, isSaid ? "" : degree].filter(Boolean).join(" ");
  const ending = { he: "mezunudur", nobody: "mezunu", i: "mezunuyum" }[voice];
  const wordings = [{ text: `${subject} ${ending}.`, restsOn: [school.place] }];
  return [{ topic: "school", wordings, isAsked: school.isAsked }];
}

function languageSentence({ languages }: SummaryFacts, voice: Voice): Phrase[] {
  const fluent = languages.filter(({ level }) => level === "Fluent");
  const some = fluent.length ? fluent : languages.filter(({ isAsked }) => isAsked);
  if (!some.length) return [];
  const names = listed(
    some.map(({ name }) => name),
    "ve",
  );
  const verb = { he: "bilmektedir", nobody: "biliyor", i: "biliyorum" }[voice];
  const level = `${showProficiency(fluent.length ? "Fluent" : "Professional", "tr")} düzeyde`;
  const text = voice === "nobody" ? `${level} ${names}.` : `${level} ${names} ${verb}.`;
  const restsOn = some.map(({ place }) => place);
  return [
    {
      topic: "languages",
      wordings: [
        { text, restsOn },
        { text: `${level} ${names} ${verb}.`, restsOn },
      ],
      isAsked: some.some(({ isAsked }) => isAsked),
    },
  ];
}

/** A Turkish summary in one voice, sentence by sentence, in reading order. */
export const phraseTurkish = (facts: SummaryFacts, tone: Tone, voice: Voice): Phrase[] => [
  ...leadSentence(facts, tone, voice),
  ...skillSentence(facts, voice),
  ...certificateSentence(facts, voice),
  ...schoolSentence(facts, voice),
  ...languageSentence(facts, voice),
];

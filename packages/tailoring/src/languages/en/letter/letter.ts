import type { Tone } from "@terzi/contracts/cv";
import { longMonth } from "@terzi/language/months";
import type { LetterFacts } from "../../../letter/letter-task.ts";
import { ended, listed, listedClearly, opened } from "../../../writing/phrase.ts";
import { tidy } from "../../../writing/tidy.ts";
import type { LetterFrame, LetterLanguage } from "../../letter-language.ts";
import { polishEnglish, turnVerbs } from "../writing/polish.ts";
import { namedSchool, withArticle, yearsOf } from "../writing/words.ts";

const CLOSINGS: Record<Tone, string> = {
  formal: "Yours faithfully,",
  professional: "Kind regards,",
  conversational: "Best wishes,",
};

const SALUTATIONS: Record<Tone, string> = {
  formal: "Dear Sir or Madam,",
  professional: "Dear Hiring Manager,",
  conversational: "Hello,",
};

const OPENINGS: Record<Tone, (job: string) => string> = {
  formal: (job) => `I wish to apply for the position ${job}.`,
  professional: (job) => `I am applying for the position ${job}.`,
  conversational: (job) => `I would like to apply for the role ${job}.`,
};

const ENDINGS: Record<Tone, string> = {
  formal: "My CV is enclosed, and I would welcome an interview.",
  professional: "My CV is attached. I would be glad to tell you more in an interview.",
  conversational: "My CV is attached. I would be happy to tell you more in a conversation.",
};

const jobAt = ({ jobTitle, company }: LetterFrame): string =>
  `${jobTitle ? `of ${jobTitle}` : "that you advertise"}${company && ` at ${company}`}`;

/** A full stop in the company's name ("Inc.") also ends the sentence. */
const once = (sentence: string): string => sentence.replace(/\.\.$/, ".");

/** A title of two parts ends before the employer begins: "as a Loss Adjuster, Property, at Halyard". */
const atEmployer = (title: string, company: string): string =>
  company && `${title.includes(",") ? "," : ""} at ${company}`;

/** The job that speaks for them, its years, and where they work now where that is another. */
function introduce({ job, years, besides, wholeTitle }: LetterFacts): string[][] {
  if (!job) return [];
  const { title, company, when } = job;
  const titled = withArticle(title);
  const experience = `${yearsOf(years)} of experience`;
  const recently = when === "now" ? `, currently at ${company}` : `, most recently at ${company}`;
  const withYears = [
    ...(company && when === "now"
      ? [`I have ${experience} as ${titled} and currently work at ${company}.`]
      : []),
    `I have ${experience} as ${titled}${company && recently}.`,
    `I am ${titled} with ${experience}${company && recently}.`,
  ];
  // Some titles are proven only as they were written.
  const plain = [...new Set([title, wholeTitle || title])].flatMap((one) => {
    const whole = `${withArticle(one)}${atEmployer(one, company)}`;
    return [
      ...(when === "now" ? [`I currently work as ${whole}.`, `I am ${whole}.`] : []),
      ...(when === "past" ? [`I have worked as ${whole}.`, `I worked as ${whole}.`] : []),
    ];
  });
  if (!besides) return [[...(years >= 1 ? withYears : []), ...plain].map(once)];
  const elsewhere = `I currently work as ${withArticle(besides.title)}${atEmployer(besides.title, besides.company)}.`;
  return [[once(elsewhere)], ...(years >= 1 ? [withYears.map(once)] : [])];
}

const NEEDS_ARTICLE =
  /^(?!(?:an?|the)\s).*\b(?:certificate|licen[cs]e|diploma|card|permit)\b(?:\s*\(.*\))?$/i;

const fewer = <T>(items: T[], least: number): T[][] =>
  items.length < least ? [] : [items, ...fewer(items.slice(0, -1), least)];

const tellSkills = ({ skills }: LetterFacts): string[] =>
  fewer(skills, 2).flatMap((some) => {
    const names = listedClearly(
      some.map(({ text }) => text),
      "and",
      ", and ",
    );
    return [`I am experienced in ${names}.`, `I am skilled in ${names}.`];
  });

function qualify({ certificates, school, languages }: LetterFacts): string[][] {
  const told: string[][] = [];
  told.push(
    fewer(certificates, 1).flatMap((some) => {
      const names = some.map(({ name }) => name);
      const held = names.map((name) => (NEEDS_ARTICLE.test(name) ? withArticle(name) : name));
      return [`My qualifications include ${listed(held, "and")}.`, `I hold ${listed(held, "and")}.`];
    }),
  );
  if (school?.isFinished && school.isAsked && (school.degree || school.field)) {
    const { degree, field, institution } = school;
    const subject = [degree, degree.toLowerCase().includes(field.toLowerCase()) ? "" : field]
      .filter(Boolean)
      .join(" in ");
    told.push(
      [
        `I have ${withArticle(subject)} from ${namedSchool(institution)}.`,
        `I hold ${withArticle(subject)} from ${institution}.`,
      ].map(once),
    );
  }
  const asked = languages.filter(({ isAsked }) => isAsked);
  for (const level of ["Fluent", "Professional"] as const) {
    const names = listed(
      asked.filter((one) => one.level === level).map(({ name }) => name),
      "and",
    );
    if (names)
      told.push(
        level === "Fluent"
          ? [`I speak fluent ${names}.`, `I am fluent in ${names}.`]
          : [
              `I have a professional command of ${names}.`,
              `I have a professional working knowledge of ${names}.`,
            ],
      );
  }
  return told;
}

const RESPONSIBLE = /^responsible for\s+/i;
/** Somebody else is telling about the person: "still used when he left". */
const OTHERS = /\b(?:he|she|him|his|her|hers|they)\b/i;
/** What others did to the person: "Promoted to shift lead" isn't their own deed. */
const RECEIVED =
  /^(?:promoted (?:from|to|within|twice)|selected (?:as|for|to)|awarded|nominated|recogni[sz]ed|chosen|appointed|elected|seconded|invited|commended|shortlisted|voted)\b/i;
/** A line that leaves out only the "I". */
const WAS = /^(?:was|am|have been)\s/i;
const MYSELF = /^(?:i|we)\s/i;

function tellPoint(text: string, isPast: boolean): string | null {
  const tidied = tidy(text).replace(/[.;]$/, "");
  if (/[.!?]\s/.test(tidied) || OTHERS.test(tidied)) return null;
  if (MYSELF.test(tidied)) return tidied;
  if (WAS.test(tidied)) return `I ${tidied.slice(0, 1).toLowerCase()}${tidied.slice(1)}`;
  if (RECEIVED.test(tidied)) return `I was ${tidied.slice(0, 1).toLowerCase()}${tidied.slice(1)}`;
  const [best = ""] = polishEnglish(tidied, isPast);
  const turned = turnVerbs(best, isPast);
  if (turned) return `I ${turned.slice(0, 1).toLowerCase()}${turned.slice(1)}`;
  if (RESPONSIBLE.test(best))
    return `I ${isPast ? "was" : "am"} ${best.slice(0, 1).toLowerCase()}${best.slice(1)}`;
  return null;
}

export const englishLetter: LetterLanguage = {
  subject: ({ jobTitle, company }) =>
    `Application${jobTitle || company ? ` for ${jobTitle || company}` : ""}`,
  salutation: ({ tone }) => SALUTATIONS[tone],
  closing: ({ tone }) => CLOSINGS[tone],
  opening: (frame) => once(OPENINGS[frame.tone](jobAt(frame))),
  ending: ({ tone }) => ENDINGS[tone],
  introduce,
  tellSkills,
  asAsked: (sentence) =>
    sentence.replace(/\.$/, `, ${sentence.includes(", ") ? "all" : "both"} of which you ask for.`),
  qualify,
  tellPoint,
  place: (told, { company, position, laterJobs, isIntroduced }) => {
    const also = told.replace(/^I (?!(?:am|was|also)\b)/, "I also ");
    if (position > 0 || !company) return position === 1 ? [ended(also), ended(told)] : [ended(told)];
    const earlier = laterJobs === 1 ? "Before that, at" : "Earlier, at";
    return [
      ...(isIntroduced ? [`In my current role, ${told}.`] : []),
      ...(laterJobs > 0 ? [`${earlier} ${company}, ${told}.`] : []),
      `At ${company}, ${told}.`,
      ended(told),
    ];
  },
  withoutLead: (sentence) => opened(sentence.replace(/^(?:Before that|Earlier), /, ""), "en"),
  date: ({ year, month, day }) => `${day} ${longMonth(month, "en")} ${year}`,
};

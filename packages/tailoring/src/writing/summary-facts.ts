import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import type { MatchResult } from "@terzi/contracts/match";
import { entryPlace, type Place, printPlace } from "@terzi/contracts/place";
import { isOngoing, readDate } from "@terzi/language/dates";
import { detectLanguage } from "@terzi/language/detect-language";
import { datesBetween, monthsCovered, surePeriod } from "@terzi/language/periods";
import { readDegreeName } from "@terzi/language/read-degree";
import { annotate } from "../lexicon/annotate.ts";
import { occupationOf, similarityOf } from "../lexicon/occupations.ts";
import type { TermKind } from "../translation/glossary.ts";
import { levelAndField, translateTerm } from "../translation/translate-term.ts";
import { newestFirst } from "./order-entries.ts";
import { hasLooks, looksForeign, looksLike } from "./skill-names.ts";
import type { SummaryFacts } from "./summary-content.ts";
import { chooseSkills, type FactsTask } from "./summary-skills.ts";
import { writingPattern } from "../languages/all-writing-patterns.ts";

const CERTIFICATES_AT_MOST = 2;

export function collectSummaryFacts(profile: CareerProfile, task: FactsTask): SummaryFacts {
  const { match, today, translatedTo } = task;
  const shown = (kind: TermKind, text: string): string =>
    (translatedTo && translateTerm(kind, text, translatedTo)) ?? text.trim();
  // A field or certificate without a name in the CV's language would stand out: the school is enough.
  const known = (kind: TermKind, text: string): string =>
    translatedTo && translateTerm(kind, text, translatedTo) === null && isOtherWords(text, translatedTo)
      ? ""
      : shown(kind, text);
  const isProof = (place: Place): boolean =>
    match.matches.some(
      ({ verdict, requirement, evidence }) =>
        verdict === "met" && !requirement.isJob && evidence.some((one) => entryPlace(one.place) === place),
    );
  const isAsked = (kind: string): boolean =>
    match.matches.some(({ requirement, verdict }) => requirement.kind === kind && verdict !== "missing");
  const jobs = newestFirst(
    profile.experiences.map((job, index) => ({
      ...job,
      place: printPlace({ section: "experiences", entry: index }),
    })),
    (job) => ({ start: job.startDate, end: job.endDate }),
  );
  const latest = jobs.find(({ position }) => position.trim());
  const lead = leadJob(jobs, match, (title) => shown("title", title)) ?? latest;
  // "Accountant with 25 years of experience" is a claim about accounting: other work isn't counted.
  const counting = lead ? jobs.filter(({ position }) => areAlike(position, lead.position)) : [];
  const now = readDate(today);
  const counted = counting.flatMap((job) => {
    const between = now && job.endDate.trim() ? datesBetween(job.startDate, job.endDate, now) : null;
    const period = between && surePeriod(...between);
    return period ? [{ period, place: job.place }] : [];
  });
  const schools = newestFirst(
    profile.education.map((school, index) => ({
      ...school,
      place: printPlace({ section: "education", entry: index }),
    })),
    (school) => ({ start: "", end: school.graduationDate }),
  );
  const school = schools.find(
    ({ institution, degree, field }) => institution.trim() && (degree.trim() || field.trim()),
  );

  return {
    job: lead
      ? {
          title: shown("title", lead.position.replace(BESIDE_TITLE, "")),
          // The last employer is only mentioned for the latest job.
          company: lead !== latest || OWN_MASTER.test(lead.company.trim()) ? "" : placeless(lead.company),
          when: isOngoing(lead.endDate) ? "now" : lead.endDate.trim() ? "past" : null,
          place: lead.place,
        }
      : null,
    isTitleSaid: false,
    isExperienceSaid: false,
    // Years are only stated when all these jobs have readable dates: a guess would be a claim.
    years:
      counted.length === counting.length
        ? Math.floor(monthsCovered(counted.map(({ period }) => period)) / 12)
        : 0,
    yearsRestOn: counted.map(({ place }) => place),
    skills: chooseSkills(profile, task),
    school: school
      ? {
          institution: school.institution.trim(),
          degree: readDegreeName(school.degree)
            ? inShort(shown("degree", school.degree))
            : inShort(known("degree", school.degree)),
          level: readDegreeName(school.degree),
          field: inShort(known("field", school.field || levelAndField(school.degree)?.field || "")),
          isFinished: isPast(school.graduationDate, today),
          isAsked: isAsked("education"),
          place: school.place,
        }
      : null,
    certificates: profile.certifications
      .flatMap(({ name }, index) => {
        const place = printPlace({ section: "certifications", entry: index });
        const isSaid =
          name.trim() && !name.includes(",") && !(translatedTo && looksForeign(name, translatedTo));
        return isSaid && isProof(place) ? [{ name: name.trim(), place }] : [];
      })
      .slice(0, CERTIFICATES_AT_MOST),
    languages: profile.skills.languages.flatMap(({ language, proficiency }, index) => {
      const place = printPlace({ section: "skills.languages", entry: index });
      return language.trim() && (proficiency === "Fluent" || proficiency === "Professional")
        ? [{ name: shown("languageName", language), level: proficiency, isAsked: isProof(place), place }]
        : [];
    }),
  };
}

/** "(remote, part-time)" */
const BESIDE_TITLE = /\s*\([^()]*\)\s*$/;
/** "Lorne Mill, Leeds, Yorkshire": the town is next to the job already. */
const placeless = (company: string): string => company.split(/,\s/)[0]?.trim() ?? "";

type Job = CareerProfile["experiences"][number] & { place: Place };

/**
 * The newest job like the posting's, in either language: a trainer who now drives a lorry applies as a trainer. None
 * where it can't be told of the newest whether it is: an older, lower one would lead.
 */
function leadJob(jobs: Job[], match: MatchResult, shown: (title: string) => string): Job | undefined {
  const wanted = match.matches.find(({ requirement }) => requirement.isJob)?.requirement.term;
  const newest = jobs.find(({ position }) => position.trim());
  if (!wanted || !newest || isUnknown(newest.position)) return newest;
  return jobs.find(({ position }) => areAlike(position, wanted) || areAlike(shown(position), wanted));
}

const isUnknown = (title: string): boolean => similarityOf(occupation(title), occupation(title)) === 0;

/** From here on, two titles are the same line of work. */
const ALIKE = 0.4;
const occupation = (title: string) => occupationOf(annotate(title, detectLanguage(title)).words);
const areAlike = (one: string, other: string): boolean =>
  one === other || similarityOf(occupation(one), occupation(other)) >= ALIKE;

const LETTERS_AT_MOST = 45;
/** A degree or field fit for a sentence: none where it is a whole line of its own. */
const inShort = (name: string): string => (name.length > LETTERS_AT_MOST ? "" : name);

/** The self-employed have no employer to name. */
const OWN_MASTER = new RegExp(`^${writingPattern("ownMaster")}$`, "iu");

/** Whether a name that the glossary doesn't know has words of another language; "PharmD" has none. */
const isOtherWords = (name: string, language: Language): boolean =>
  looksForeign(name, language) ||
  (hasLooks(language) && !looksLike(name, language) && /(?:^|\s)\p{Lu}?\p{Ll}{3,}(?=\s|$)/u.test(name));

/** Whether a graduation has happened by then. An unreadable or missing date says nothing. */
function isPast(written: string, today: string): boolean {
  const date = readDate(written);
  const now = readDate(today);
  if (!date || !now) return false;
  return date.year * 12 + (date.month ?? 12) <= now.year * 12 + (now.month ?? 12);
}

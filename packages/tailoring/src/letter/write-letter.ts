import type { CareerProfile } from "@terzi/contracts/career";
import type { LetterContent, LetterLength, LetterNotice, LetterProof } from "@terzi/contracts/letter";
import { fieldPlace, type Place, printPlace } from "@terzi/contracts/place";
import { isOngoing } from "@terzi/language/dates";
import { createGuard } from "../guard/guard.ts";
import type { Scope } from "../guard/scope.ts";
import { letterLanguage } from "../languages/letter-languages.ts";
import type { LetterFrame } from "../languages/letter-language.ts";
import { scorePosting } from "../score-posting.ts";
import { languageOfProfile, proseOf } from "../translation/translation-target.ts";
import { textAt } from "../writing/content-places.ts";
import type { SummaryFacts } from "../writing/summary-content.ts";
import { newestFirst } from "../writing/order-entries.ts";
import { relevanceTo } from "../writing/relevance.ts";
import { collectSummaryFacts } from "../writing/summary-facts.ts";
import { type ChosenLine, chooseLines } from "./choose-lines.ts";
import { LINES, SKILLS_LIKE, tidyTitle } from "./letter-facts.ts";
import type { LetterFacts, LetterOrder, LetterSentence, LetterTask } from "./letter-task.ts";

export type WrittenLetter = { content: LetterContent; proofs: LetterProof[]; notices: LetterNotice[] };

/** `today` is a date as "2026-11-21". */
export type WriteLetterTask = { order: LetterOrder; profile: CareerProfile; today: string };

/** Everything that a letter is written from: the posting as read, the matched profile, and its guard. */
export function prepareLetter({ order, profile, today }: WriteLetterTask): LetterTask {
  const { language } = order;
  const { reading, match } = scorePosting(order.jobPosting, profile, { language, today });
  const relevance = relevanceTo(reading, match);
  const guard = createGuard(profile, "enhanced", today, language);
  const { translatedTo } = guard;
  const length = SKILLS_LIKE[order.length];
  const facts = collectSummaryFacts(profile, { relevance, match, today, length, language, translatedTo });
  return {
    order: { ...order, jobTitle: tidyTitle(order.jobTitle, language) },
    profile,
    match,
    relevance,
    facts: letterFacts(facts, profile),
    guard,
  };
}

/**
 * A newest job with a start and no end is current, and its lines are told in the present. When the job most like the
 * posting's isn't the newest, the newest is mentioned beside it.
 */
function letterFacts(facts: SummaryFacts, profile: CareerProfile): LetterFacts {
  const goesOn = (job: CareerProfile["experiences"][number]): boolean =>
    isOngoing(job.endDate) || (job.startDate.trim() !== "" && job.endDate.trim() === "");
  const { job } = facts;
  const [lead] = profile.experiences.filter((_, index) => job?.place === `experiences.${index}`);
  const [newest] = newestFirst(profile.experiences, ({ startDate, endDate }) => ({
    start: startDate,
    end: endDate,
  }));
  const place = printPlace({
    section: "experiences",
    entry: newest ? profile.experiences.indexOf(newest) : 0,
  });
  const isElsewhere = newest && lead && newest !== lead && newest.position.trim() !== "" && goesOn(newest);
  return {
    ...facts,
    job: job && { ...job, when: lead && goesOn(lead) ? "now" : job.when },
    wholeTitle: lead?.position.trim() ?? "",
    besides: isElsewhere ? { title: newest.position.trim(), company: newest.company.trim(), place } : null,
  };
}

/**
 * A letter from what the profile proves, without a model: every sentence about the person is put to the guard, and an
 * unproven one is left out. The frame only says what is applied for. Pure.
 */
export function writeLetter(task: WriteLetterTask): WrittenLetter {
  const prepared = prepareLetter(task);
  return finishLetter(prepared, composeParagraphs(prepared), task.today);
}

/** The paragraphs between salutation and closing; those in the middle tell about the person's work. */
export type LetterParagraphs = {
  opening: LetterSentence[];
  work: LetterSentence[][];
  rest: LetterSentence[];
  ending: string;
};

export function composeParagraphs(task: LetterTask): LetterParagraphs {
  const { order, facts } = task;
  const { language, tone, length } = order;
  const letters = letterLanguage(language);
  const frame: LetterFrame = { jobTitle: order.jobTitle, company: order.company, tone };
  const lines = chooseLines(task, {
    count: LINES[length],
    tell: ({ text, isPast, entry }) => {
      // What follows a semicolon is mostly beside the point; where it qualifies, the guard objects.
      for (const said of new Set([text.split(/;\s/)[0] ?? text, text])) {
        const told = letters.tellPoint(said, isPast);
        if (told !== null && proves(task, told, { kind: "entry", place: entry })) return told;
      }
      return null;
    },
  });
  const introduced = firstProven(task, letters.introduce(facts, tone), [facts.job, facts.besides]);
  const qualified = firstProven(task, letters.qualify(facts, tone));
  const skills = firstProven(task, [letters.tellSkills(facts, tone)]).map((one) => markAsked(task, one));
  const applied = { text: letters.opening(frame), restsOn: [] };
  return {
    opening: [applied, ...introduced, ...skills],
    work: joinJobs(tellWork(task, lines, introduced), length),
    rest: qualified.slice(0, length === "short" ? 1 : qualified.length),
    ending: letters.ending(frame),
  };
}

/** What a reader takes as one thought: jobs of one or two sentences share a paragraph. */
function joinJobs(jobs: LetterSentence[][], length: LetterLength): LetterSentence[][] {
  const told = jobs.filter((some) => some.length > 0);
  const half = length === "long" ? Math.ceil(told.flat().length / 2) : Number.POSITIVE_INFINITY;
  const paragraphs: LetterSentence[][] = [];
  for (const job of told) {
    const last = paragraphs.at(-1);
    if (last && last.length < half) last.push(...job);
    else paragraphs.push([...job]);
  }
  return paragraphs;
}

/** If the posting asks for all of the skills, the sentence says so. */
function markAsked({ order, match }: LetterTask, sentence: LetterSentence): LetterSentence {
  const isAsked = (place: Place): boolean =>
    match.matches.some(
      ({ verdict, evidence }) => verdict === "met" && evidence.some((one) => one.place === place),
    );
  const areAll = sentence.restsOn.length > 0 && sentence.restsOn.every(isAsked);
  return areAll ? { ...sentence, text: letterLanguage(order.language).asAsked(sentence.text) } : sentence;
}

/** Of each sentence the first wording that the whole profile proves, or one of the jobs that it tells of by itself. */
const firstProven = (
  task: LetterTask,
  sentences: string[][],
  jobs: ({ place: Place } | null)[] = [],
): LetterSentence[] => {
  const entries = jobs.flatMap((job): Scope[] => (job ? [{ kind: "entry", place: job.place }] : []));
  const scopes: Scope[] = [{ kind: "profile" }, ...entries];
  return sentences.flatMap((wordings) => {
    for (const text of wordings)
      for (const scope of scopes) {
        const restsOn = proves(task, text, scope);
        if (restsOn) return [{ text, restsOn }];
      }
    return [];
  });
};

/** The places that prove a text; null when some of it isn't proven. */
export function proves({ guard }: LetterTask, text: string, scope: Scope): Place[] | null {
  const checks = guard.check(text, scope);
  const isProven = checks.length > 0 && checks.every(({ verdict }) => verdict === "proven");
  return isProven ? [...new Set(checks.flatMap(({ evidence }) => evidence))] : null;
}

/** The sentences about each job; the one that introduced the writer isn't named again. */
function tellWork(task: LetterTask, lines: ChosenLine[], introduced: LetterSentence[]): LetterSentence[][] {
  const letters = letterLanguage(task.order.language);
  const { job } = task.facts;
  const companyOf = (entry: Place | undefined): string =>
    (entry && textAt(task.profile, fieldPlace(entry, "company"))?.trim()) ?? "";
  const isSaid = introduced.some(({ text }) => job?.company && text.includes(job.company));
  const entries = [...new Set(lines.map(({ entry }) => entry))];
  return entries.map((entry, position) => {
    const company = companyOf(entry);
    const scope: Scope = { kind: "entry", place: entry };
    const isSame = position > 0 && company === companyOf(entries[position - 1]);
    return lines
      .filter((line) => line.entry === entry)
      .flatMap((line, nth): LetterSentence[] => {
        const where = {
          company: isSame ? "" : company,
          position: nth,
          laterJobs: line.isPast ? position : 0,
          isIntroduced: isSaid && job?.when === "now" && job.place === entry,
        };
        const text = letters
          .place(line.told, where)
          .find((one) => proves(task, letters.withoutLead(one), scope) !== null);
        return text ? [{ text, restsOn: [line.place] }] : [];
      });
  });
}

export function finishLetter(
  { order, profile }: LetterTask,
  { opening, work, rest, ending }: LetterParagraphs,
  today: string,
): WrittenLetter {
  const letters = letterLanguage(order.language);
  const frame: LetterFrame = { jobTitle: order.jobTitle, company: order.company, tone: order.tone };
  const paragraphs = [opening, ...work, rest, [{ text: ending, restsOn: [] }]].filter(
    (some) => some.length > 0,
  );
  const [year = 0, month = 1, day = 1] = today.split("-").map(Number);
  const isOther = proseOf(profile) !== "" && languageOfProfile(profile) !== order.language;
  return {
    content: {
      recipient: order.company,
      date: letters.date({ year, month, day }),
      subject: letters.subject(frame),
      salutation: letters.salutation(frame),
      body: paragraphs.map((some) => some.map(({ text }) => text).join(" ")).join("\n\n"),
      closing: letters.closing(frame),
      signature: profile.personalInfo.name.trim(),
    },
    proofs: paragraphs
      .flat()
      .flatMap(({ text, restsOn }) =>
        restsOn.length ? [{ sentence: text, lines: restsOn.flatMap((place) => quoted(profile, place)) }] : [],
      ),
    notices: [
      ...(isOther ? (["other-language"] as const) : []),
      ...(work.length || isOther ? [] : (["nothing-asked"] as const)),
    ],
  };
}

/** The texts at a place; for an entry, its name. */
function quoted(profile: CareerProfile, place: Place): { place: Place; quote: string }[] {
  const own = textAt(profile, place);
  if (own !== undefined) return own.trim() ? [{ place, quote: own.trim() }] : [];
  return ["position", "company", "degree", "field", "institution", "name", "language"].flatMap((field) => {
    const text = textAt(profile, fieldPlace(place, field))?.trim();
    return text ? [{ place: fieldPlace(place, field), quote: text }] : [];
  });
}

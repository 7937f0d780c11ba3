import type { CareerProfile } from "@terzi/contracts/career";
import type { WeakSpot } from "@terzi/contracts/interview";
import type { Language } from "@terzi/contracts/languages";
import type { RequirementMatch } from "@terzi/contracts/match";
import { entryPlace } from "@terzi/contracts/place";
import { interviewTexts, tellInterview } from "@terzi/i18n/interview";
import { isOngoing, readDate, showDate } from "@terzi/language/dates";
import { letterLanguage } from "../languages/letter-languages.ts";
import type { LetterTask } from "../letter/letter-task.ts";
import { ended, opened } from "../writing/phrase.ts";
import { nameOf } from "./requirement-name.ts";
import { isEntryOver } from "./star.ts";

const SPOTS_AT_MOST = 6;
/** The length in months from which a pause is asked about. */
const PAUSE_MONTHS = 6;
/** In years: nobody asks about anything longer ago. */
const YEARS_ASKED = 10;

type Lack = {
  question: "missing" | "partly" | "years";
  say: "missing" | "lacking" | "lower" | "partly" | "years";
};

/** Things that one has or hasn't, rather than does. */
const HELD = new Set(["certificate", "education", "language", "condition"]);

/** A partly met name means a related one: knowing Docker isn't having done anything with Kubernetes. */
function lackOf({ isShortfall, verdict, requirement: { kind, years } }: RequirementMatch): Lack {
  if (isShortfall) return years ? { question: "years", say: "years" } : { question: "years", say: "lower" };
  if (HELD.has(kind)) return { question: "missing", say: "lacking" };
  return verdict === "partly" && kind !== "skill"
    ? { question: "partly", say: "partly" }
    : { question: "missing", say: "missing" };
}

/** What is asked and not wholly shown, heaviest first, then the pauses between jobs. `matches` are ranked. */
export function listWeakSpots(matches: RequirementMatch[], task: LetterTask, today: string): WeakSpot[] {
  const { language } = task.order;
  const lacking = matches
    .filter(({ verdict, requirement }) => verdict !== "met" && !requirement.isJob)
    .slice(0, SPOTS_AT_MOST)
    .map((match): WeakSpot => {
      const { question, say } = lackOf(match);
      const name = nameOf(match.requirement);
      return {
        id: match.requirement.id,
        asked: match.requirement.text,
        question: tellInterview(language, "weak", question, { name }),
        answer: answerOf(match, say, task),
        hint: interviewTexts[language].hint[question],
      };
    });
  return [...lacking, ...listPauses(task.profile, language, today)];
}

/** What is near a line may be it in other words: then only that exact thing is denied. A name is itself or nothing. */
const NEAR = { missing: "missingNear", lacking: "lackingNear" } as const;

function answerOf(match: RequirementMatch, say: Lack["say"], task: LetterTask): string {
  const nearest = nearestOf(match, task);
  const mayBeIt = nearest !== "" && match.requirement.kind !== "skill";
  const said = mayBeIt && (say === "missing" || say === "lacking") ? NEAR[say] : say;
  return [tellInterview(task.order.language, "say", said), nearest].filter(Boolean).join(" ");
}

/** What of the profile comes nearest, as the person tells it. */
function nearestOf({ evidence }: RequirementMatch, { order, profile }: LetterTask): string {
  const [nearest] = evidence;
  if (!nearest) return "";
  const isOver = isEntryOver(entryPlace(nearest.place), profile);
  const told = letterLanguage(order.language).tellPoint(nearest.quote, isOver);
  const line = told ? ended(opened(told, order.language)) : `“${nearest.quote.trim().replace(/\.$/, "")}”.`;
  return tellInterview(order.language, "say", "nearest", { line });
}

const monthsOf = (written: string): number | null => {
  const date = readDate(written);
  return date?.month ? date.year * 12 + date.month : null;
};

/** Periods between jobs, and since the last one, without an explanation in the profile; a degree that ended in one explains it. */
function listPauses(
  { experiences, education }: CareerProfile,
  language: Language,
  today: string,
): WeakSpot[] {
  const now = monthsOf(today) ?? 0;
  const jobs = experiences
    .flatMap(({ startDate, endDate }) => {
      const start = monthsOf(startDate);
      const end = isOngoing(endDate) || !endDate.trim() ? now : monthsOf(endDate);
      return start !== null && end !== null ? [{ start, end, startDate, endDate }] : [];
    })
    .toSorted((a, b) => a.start - b.start);
  // A job without dates may fill any pause.
  if (jobs.length !== experiences.length) return [];
  const schools = education.flatMap(({ graduationDate }) => monthsOf(graduationDate) ?? []);
  const isPause = (from: number, to: number): boolean =>
    to - from > PAUSE_MONTHS &&
    !schools.some((end) => end > from && end <= to + 1) &&
    now - to < YEARS_ASKED * 12;
  const nameDate = (date: string): string => showDate(date, language, "long");
  const spots: WeakSpot[] = [];
  let last = jobs[0];
  for (const job of jobs.slice(1)) {
    if (!last) break;
    const dates = { from: nameDate(last.endDate), to: nameDate(job.startDate) };
    if (isPause(last.end, job.start)) spots.push(pauseSpot("gap", last.end, dates, language));
    if (job.end > last.end) last = job;
  }
  if (last && isPause(last.end, now))
    spots.push(pauseSpot("gapNow", last.end, { from: nameDate(last.endDate) }, language));
  return spots;
}

const pauseSpot = (
  kind: "gap" | "gapNow",
  from: number,
  dates: Record<string, string>,
  language: Language,
): WeakSpot => ({
  id: `pause-${from}`,
  asked: "",
  question: tellInterview(language, "weak", kind, dates),
  answer: "",
  hint: interviewTexts[language].hint[kind],
});

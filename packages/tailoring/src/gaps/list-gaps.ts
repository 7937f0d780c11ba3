import type { CareerProfile } from "@terzi/contracts/career";
import type { GapForm, GapQuestions } from "@terzi/contracts/gaps";
import type { Language } from "@terzi/contracts/languages";
import type { MatchResult, TermMatch } from "@terzi/contracts/match";
import type { RequirementKind } from "@terzi/contracts/posting";
import { showPeriod } from "@terzi/language/dates";
import { newestFirst } from "../writing/order-entries.ts";

const QUESTIONS_AT_MOST = 8;

const FORMS: Partial<Record<RequirementKind, GapForm>> = {
  language: "language",
  certificate: "certificate",
  condition: "note",
};

/** Of a line that asks for several things, those that are not shown. */
const nameLacking = (terms: TermMatch[]): string =>
  terms
    .filter(({ verdict }) => verdict !== "met")
    .map(({ text }) => text)
    .join(", ");

/**
 * What is worth asking: unmet requirements that would win a point, largest gain first. A degree is entered in the
 * profile itself, and no answer adds years.
 */
export function listGaps(
  { score, matches }: MatchResult,
  profile: CareerProfile,
  language: Language,
): Omit<GapQuestions, "version"> {
  const questions = matches
    .filter(
      ({ requirement: { kind, isJob, isProposed }, verdict, isShortfall }) =>
        verdict !== "met" && !isShortfall && !isJob && !isProposed && kind !== "education",
    )
    .map(({ requirement: { id, text, term, kind, importance }, terms = [], verdict, gain = 0 }) => ({
      id,
      asked: text,
      name: (verdict === "partly" && nameLacking(terms)) || term || text,
      kind,
      isMust: importance === "must",
      form: FORMS[kind] ?? ("deed" as const),
      gain,
    }))
    .filter(({ gain }) => gain > 0)
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, QUESTIONS_AT_MOST);
  const jobs = newestFirst(
    profile.experiences.map((job, index) => ({ ...job, place: `experiences.${index}` })),
    ({ startDate, endDate }) => ({ start: startDate, end: endDate }),
  ).map(({ place, position, company, startDate, endDate }) => ({
    place,
    name: [position, company].filter((part) => part.trim()).join(", "),
    dates: showPeriod(startDate, endDate, language),
  }));
  return { score, questions, jobs: jobs.filter(({ name }) => name !== "") };
}

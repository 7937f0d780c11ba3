import type { CareerProfile } from "@terzi/contracts/career";
import type { Claim, CvContent, CvOrder, OriginalContent, Rejection } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { GapAnalysis, MatchResult } from "@terzi/contracts/match";
import type { GenerateStep, PreviewNotice } from "@terzi/contracts/preview";
import { detectLanguage } from "@terzi/language/detect-language";
import { type CountPages, fitContent } from "./fit.ts";
import { gapAnalysis } from "./gap-analysis.ts";
import { scorePosting } from "./score-posting.ts";
import { translateNames } from "./terms/translate-names.ts";
import { languageOfProfile, proseOf } from "./terms/translation-target.ts";
import { createGuard } from "./verify/guard.ts";
import { verifyContent } from "./verify/verify-content.ts";
import { applyEdits } from "./write/apply-edits.ts";
import { buildBaseContent, originalContentOf } from "./write/base-content.ts";
import { relevanceTo } from "./write/relevance.ts";
import type { Writer } from "./write/writer.ts";

export type TailorTask = {
  order: CvOrder;
  profile: CareerProfile;
  writer: Writer;
  /** The pages that a content fills in the ordered template and language. */
  countPages: CountPages;
  /** "2026-11-21" */
  today: string;
  /** The language in which reasons and suggestions are said. */
  readerLanguage: Language;
  /** Called as each step begins. */
  onStep?: (step: GenerateStep) => void;
  signal?: AbortSignal;
};

export type Tailored = {
  content: CvContent;
  originalContent: OriginalContent;
  match: MatchResult;
  gapAnalysis: GapAnalysis;
  claims: Claim[];
  notices: PreviewNotice[];
  /** What the writer proposed and the guard refused, the first hundred. */
  rejections: Rejection[];
  pageCount: number;
};

const REJECTIONS_AT_MOST = 100;

/** Whether a content's entries are in another language than the CV. Its summary is phrased anew and tells nothing. */
function isUntranslated({ workExperience, projects }: CvContent, language: Language): boolean {
  const prose = proseOf({
    summary: "",
    experiences: typeof workExperience === "string" ? [] : workExperience,
    projects: typeof projects === "string" ? [] : projects,
  });
  return prose !== "" && detectLanguage(prose) !== language;
}

/**
 * The main job: reads the posting, matches the profile against it, has the CV written, checks every sentence, and
 * fits it to its pages. The same task gives the same CV as long as the writer does. Throws what the writer or
 * `countPages` throw, and the signal's reason when it is aborted.
 */
export async function tailor(task: TailorTask): Promise<Tailored> {
  const { order, profile, writer, today } = task;
  const { generationMode: mode, language, length } = order;
  const signal = task.signal ?? new AbortController().signal;
  const begin = (step: GenerateStep) => {
    signal.throwIfAborted();
    task.onStep?.(step);
  };

  begin("reading");
  const { reading, match } = scorePosting(order.jobPosting, profile, {
    jobTitle: order.jobTitle,
    language: task.readerLanguage,
    today,
    onRead: () => begin("matching"),
  });
  const relevance = relevanceTo(reading, match);

  begin("writing");
  const guard = createGuard(profile, mode, today, language);
  const own = buildBaseContent(profile, relevance);
  const base = guard.translatedTo ? translateNames(own, guard.translatedTo) : own;
  const { edits, unwritten } = await writer.write(
    { order, profile, reading, match, relevance, base, today, guard },
    signal,
  );

  begin("checking");
  const applied = applyEdits(base, edits, { guard, mode });
  const verified = verifyContent(applied.content, profile, { mode, today, guard });

  begin("fitting");
  const fitted = await fitContent(verified.content, { length, ranking: relevance }, task.countPages, signal);
  const { claims } = fitted.dropped
    ? verifyContent(fitted.content, profile, { mode, today, guard })
    : verified;

  const profileLanguage = proseOf(profile) ? languageOfProfile(profile) : language;
  const rejections = [...applied.rejections, ...verified.rejections];
  const notices: PreviewNotice[] = [
    ...reading.warnings.map((warning) => ({ code: "posting-warning" as const, warning })),
    ...(reading.requirements.length ? [] : [{ code: "no-requirements" as const }]),
    // Without a key nobody translates, in strict mode nobody may, and a translation may have been rejected.
    ...(profileLanguage !== language && (writer.name === "local" || isUntranslated(fitted.content, language))
      ? [{ code: "other-language" as const, profileLanguage }]
      : []),
    ...(rejections.length ? [{ code: "rejected-edits" as const, count: rejections.length }] : []),
    ...(unwritten?.length ? [{ code: "not-written" as const, sections: unwritten }] : []),
    ...(fitted.dropped ? [{ code: "shortened" as const, dropped: fitted.dropped }] : []),
    ...(fitted.fits || fitted.promised === null
      ? []
      : [{ code: "does-not-fit" as const, pages: fitted.pageCount, promised: fitted.promised }]),
  ];

  return {
    content: fitted.content,
    originalContent: originalContentOf(profile),
    match,
    gapAnalysis: gapAnalysis(match),
    claims,
    notices,
    rejections: rejections.slice(0, REJECTIONS_AT_MOST),
    pageCount: fitted.pageCount,
  };
}

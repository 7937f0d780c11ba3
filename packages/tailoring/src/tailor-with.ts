import type { Claim, CvContent, OriginalContent, Rejection } from "@terzi/contracts/cv";
import type { GapAnalysis, MatchResult } from "@terzi/contracts/match";
import type { CutLine } from "@terzi/contracts/cut-line";
import type { PreviewNotice } from "@terzi/contracts/preview";
import type { CvDraft, DraftTask } from "./draft-cv.ts";
import { claimsLeft } from "./fitting/claims-left.ts";
import { type CountPages, type Fitted, fitContent, type GuessDrops } from "./fitting/fit.ts";
import { listCuts } from "./fitting/left-out.ts";
import { gapAnalysis } from "./gap-analysis.ts";
import { originalContentOf } from "./writing/base-content.ts";

export type TailorTask = Omit<DraftTask, "writer"> & {
  /** The number of pages that a content fills in the ordered template and language. */
  countPages: CountPages;
  /** What a layout tells without printing, where there is one. */
  guessDrops?: GuessDrops;
};

export type Tailored = {
  content: CvContent;
  originalContent: OriginalContent;
  match: MatchResult;
  gapAnalysis: GapAnalysis;
  claims: Claim[];
  notices: PreviewNotice[];
  /** What the writer proposed and the guard refused, at most a hundred. */
  rejections: Rejection[];
  pageCount: number;
  /** What was left out to keep the length, most helpful first. */
  leftOut: CutLine[];
  /** What would go next, in order. */
  nextToGo: CutLine[];
};

/** The two computing steps; `task` is what `tailorWith` was given. */
export type Drafting<T> = {
  draft: (task: T) => Promise<CvDraft>;
  /** Asked for only where the claims of a shortened content can't be told from the draft's. */
  listClaims: (content: CvContent, task: T) => Promise<Claim[]>;
};

const REJECTIONS_AT_MOST = 100;

/**
 * Has a CV drafted and fits it to its pages. The drafting may run elsewhere: this file loads none of the engine, so
 * that the thread that answers people stays small.
 */
export async function tailorWith<T extends TailorTask>(task: T, drafting: Drafting<T>): Promise<Tailored> {
  const draft = await drafting.draft(task);
  task.signal?.throwIfAborted();
  task.onStep?.("fitting");
  const fitted = await fitContent(
    draft.content,
    { ...draft, length: task.order.length, guessDrops: task.guessDrops },
    task.countPages,
    task.signal,
  );
  const gone = new Set(draft.drops.slice(0, fitted.dropped).map(({ place }) => place));
  const claims = claimsLeft(draft.claims, draft.content, gone);
  return {
    content: fitted.content,
    originalContent: originalContentOf(task.profile),
    match: draft.match,
    gapAnalysis: gapAnalysis(draft.match),
    claims: claims ?? (await drafting.listClaims(fitted.content, task)),
    notices: listNotices(draft, fitted),
    rejections: draft.rejections.slice(0, REJECTIONS_AT_MOST),
    pageCount: fitted.pageCount,
    ...listCuts(draft.content, draft.drops, fitted.dropped),
  };
}

/** What the reader of the preview should know. */
function listNotices(draft: CvDraft, { dropped, fits, promised, pageCount }: Fitted): PreviewNotice[] {
  const { warnings, match, untranslatedFrom, inTwoLanguages, rejections, unwritten } = draft;
  return [
    ...warnings.map((warning) => ({ code: "posting-warning" as const, warning })),
    ...(match.matches.length ? [] : [{ code: "no-requirements" as const }]),
    ...(untranslatedFrom ? [{ code: "other-language" as const, profileLanguage: untranslatedFrom }] : []),
    ...(inTwoLanguages ? [{ code: "two-languages" as const, ...inTwoLanguages }] : []),
    ...(rejections.length ? [{ code: "rejected-edits" as const, count: rejections.length }] : []),
    ...(unwritten.length ? [{ code: "not-written" as const, sections: unwritten }] : []),
    ...(dropped ? [{ code: "shortened" as const, dropped }] : []),
    ...(fits || promised === null ? [] : [{ code: "does-not-fit" as const, pages: pageCount, promised }]),
  ];
}

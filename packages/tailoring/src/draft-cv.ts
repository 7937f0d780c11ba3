import type { CareerProfile } from "@terzi/contracts/career";
import type { Claim, CvContent, CvOrder, Rejection, TakenClaim, WordedSection } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/languages";
import type { MatchResult } from "@terzi/contracts/match";
import type { Place } from "@terzi/contracts/place";
import type { PostingWarning } from "@terzi/contracts/posting";
import type { GenerateStep } from "@terzi/contracts/preview";
import { fewestDropsToRead, fewestDropsToSave } from "./fitting/fewest-drops.ts";
import { type Drop, listDrops } from "./fitting/fit-drops.ts";
import { keptLines } from "./fitting/kept-lines.ts";
import { verifyContent } from "./guard/check-content.ts";
import { createGuard, type Guard } from "./guard/guard.ts";
import { scorePosting } from "./score-posting.ts";
import { translateNames } from "./translation/translate-names.ts";
import { findUntranslated, type Untranslated } from "./translation/find-untranslated.ts";
import { languageOfProfile, proseOf } from "./translation/translation-target.ts";
import { applyEdits } from "./writing/apply-edits.ts";
import { arrangeLines } from "./writing/arrange-lines.ts";
import { buildBaseContent } from "./writing/base-content.ts";
import { listDenials } from "./writing/denials.ts";
import { relevanceTo } from "./writing/relevance.ts";
import { withTaken } from "./writing/taken-claims.ts";
import type { Writer } from "./writing/writer.ts";

export type DraftTask = {
  order: CvOrder;
  profile: CareerProfile;
  writer: Writer;
  /** "2026-11-21" */
  today: string;
  /** The language of reasons and suggestions. */
  readerLanguage: Language;
  /** What the person confirmed in earlier CVs, and so isn't asked again. */
  taken?: TakenClaim[] | undefined;
  /** Called as each step begins. */
  onStep?: ((step: GenerateStep) => void) | undefined;
  /** Called with each proven sentence while it is still being written. */
  onSentence?: ((sentence: string) => void) | undefined;
  signal?: AbortSignal | undefined;
};

/** A written and checked CV, not yet fitted to its pages. Plain data: it may come from another thread. */
export type CvDraft = {
  content: CvContent;
  match: MatchResult;
  warnings: PostingWarning[];
  claims: Claim[];
  rejections: Rejection[];
  unwritten: WordedSection[];
  /** The profile's language, where lines stay in it though the CV is in another. */
  untranslatedFrom: Language | null;
  /** What is still in the profile's language in a translated CV; null where nothing is. */
  inTwoLanguages: Untranslated | null;
  /** What may go for the sake of a page, what helps the posting least first. */
  drops: Drop[];
  /** How many of them must go whatever the pages, so that the CV is small enough to be saved and fit to be read. */
  fewestDrops: number;
};

/**
 * Reads the posting, matches the profile, has the CV written, and checks every sentence. Everything but the writer
 * computes without a pause. Throws what the writer throws, and the signal's reason when it is aborted.
 */
export async function draftCv(task: DraftTask): Promise<CvDraft> {
  const { order, profile, writer, today } = task;
  const { generationMode: mode, language } = order;
  const signal = task.signal ?? new AbortController().signal;
  const begin = (step: GenerateStep) => {
    signal.throwIfAborted();
    task.onStep?.(step);
  };

  begin("reading");
  const { reading, match } = scorePosting(order.jobPosting, profile, {
    language: task.readerLanguage,
    today,
    onRead: () => begin("matching"),
  });
  const relevance = relevanceTo(reading, match);

  begin("writing");
  const guard = guardFor(task);
  const own = buildBaseContent(profile, relevance);
  const base = guard.translatedTo ? translateNames(own, guard.translatedTo) : own;
  const {
    edits,
    arranged = [],
    judged = [],
    unwritten = [],
  } = await writer.write(
    { order, profile, reading, match, relevance, base, today, guard },
    signal,
    task.onSentence,
  );

  begin("checking");
  const inOrder = arrangeLines(base, arranged, { guard, mode });
  const applied = applyEdits(inOrder.content, edits, { guard, mode });
  const { content, claims, rejections } = verifyContent(applied.content, profile, { mode, today, guard });

  const profileLanguage = proseOf(profile) ? languageOfProfile(profile) : language;
  const isOther = profileLanguage !== language;
  // Without a key nothing is translated, and in strict mode nothing may be.
  const isTranslating = isOther && writer.name !== "local" && mode !== "strict";
  const refused = judgedFirst([...inOrder.rejections, ...applied.rejections, ...rejections], judged);
  const kept = keptLines(content, match.matches, relevance);
  const denials = mode === "strict" ? [] : listDenials(content);
  const { drops, first } = firstToGo(listDrops(content, relevance, kept), [...inOrder.dropped, ...denials]);
  return {
    content,
    match,
    warnings: reading.warnings,
    claims,
    rejections: refused,
    unwritten,
    untranslatedFrom: isOther && !isTranslating ? profileLanguage : null,
    inTwoLanguages: isTranslating
      ? findUntranslated(content, { profileLanguage, rejections: refused })
      : null,
    drops,
    fewestDrops: Math.max(first, fewestDropsToSave(content, drops), fewestDropsToRead(drops, order.length)),
  };
}

/** What a writer would leave out goes first; the person sees it among what was left out, and can have it back. */
function firstToGo(drops: Drop[], dropped: Place[]): { drops: Drop[]; first: number } {
  const isFirst = ({ place }: Drop) => dropped.includes(place);
  const first = drops.filter(isFirst);
  return { drops: [...first, ...drops.filter((drop) => !isFirst(drop))], first: first.length };
}

/** Offers that a second look found true come before those that it couldn't judge. */
function judgedFirst(rejections: Rejection[], judged: string[]): Rejection[] {
  const marked = rejections.map((one) =>
    one.verdict === "unproven" && judged.some((text) => text.includes(one.proposed))
      ? { ...one, isJudged: true }
      : one,
  );
  return marked.toSorted((a, b) => Number(b.isJudged ?? false) - Number(a.isJudged ?? false));
}

/** What each sentence of a shortened content rests on. */
export function listClaims(
  content: CvContent,
  task: Pick<DraftTask, "order" | "profile" | "today" | "taken">,
): Claim[] {
  const { order, profile, today } = task;
  return verifyContent(content, profile, { mode: order.generationMode, today, guard: guardFor(task) }).claims;
}

/** In strict mode only the person's own words may appear, whatever they accepted elsewhere. */
function guardFor({
  order,
  profile,
  today,
  taken,
}: Pick<DraftTask, "order" | "profile" | "today" | "taken">): Guard {
  const guard = createGuard(profile, order.generationMode, today, order.language);
  return order.generationMode === "strict" ? guard : withTaken(guard, taken ?? [], profile);
}

import type { ErrorCode } from "@terzi/contracts/errors";
import type { UploadEvent } from "@terzi/contracts/upload";
import { MAX_SCANNED_PAGES } from "@terzi/cv-import/ocr/scan-limits";
import type { ScannedPage } from "@terzi/cv-import/ocr/scanned-page";
import type { CvReading } from "@terzi/cv-import/read-cv";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { JobGivenUp } from "../../work/open-workers.ts";

type Tell = (event: UploadEvent) => void;

const REFUSALS: Record<UnreadableCv["reason"], ErrorCode> = {
  unsupported: "UNSUPPORTED_TYPE",
  broken: "FILE_UNREADABLE",
  encrypted: "FILE_ENCRYPTED",
  "without-text": "FILE_WITHOUT_TEXT",
  "too-large": "FILE_UNREADABLE",
};

/**
 * Reads a CV by our own rules and, where a model is configured, by what it says as far as the document confirms it.
 * Pages that hold pictures instead of text are recognised one by one.
 */
export async function readCvUpload(ctx: UserCtx, file: Uint8Array, tell: Tell): Promise<CvReading> {
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const reading = await readByRules(ctx, file, tell).catch((error: unknown) => {
    if (error instanceof JobGivenUp) throw new AppError("FILE_UNREADABLE", { cause: error });
    if (error instanceof UnreadableCv) throw new AppError(REFUSALS[error.reason], { cause: error });
    throw error;
  });
  const { personalInfo, references } = reading.profile;
  const cv = { lines: reading.lines, contacts: { personalInfo, references } };
  const suggested = await ctx.modelReader?.suggest(cv, ctx.signal);
  return suggested ? ctx.workers.run("takeSuggestion", [reading, suggested], turn) : reading;
}

async function readByRules(ctx: UserCtx, file: Uint8Array, tell: Tell): Promise<CvReading> {
  const onWaiting = (ahead: number) => tell({ type: "waiting", ahead });
  const turn = { whose: ctx.user.id, signal: ctx.signal, onWaiting };
  try {
    return await ctx.workers.run("readCvFile", file, turn);
  } catch (error) {
    if (!(error instanceof UnreadableCv) || error.reason !== "without-text") throw error;
  }
  // Each page is a job of its own, so that others get their turns in between.
  const pages: ScannedPage[] = [];
  let last = 1;
  for (let page = 1; page <= last; page++) {
    tell({ type: "page", page, of: last });
    const scanned = await ctx.workers.run("recognisePage", [file, page], turn).catch((error: unknown) => {
      // A page takes seconds even on an idle machine, so slowness says nothing about the file.
      if (error instanceof JobGivenUp)
        throw new AppError("TOOK_TOO_LONG", { cause: error, retryAfterSeconds: 60 });
      throw error;
    });
    last = Math.min(scanned.pages, MAX_SCANNED_PAGES);
    pages.push(scanned);
  }
  return ctx.workers.run("readScannedPages", pages, turn);
}

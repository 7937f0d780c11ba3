import type { ErrorCode } from "@terzi/contracts/errors";
import type { CvReading } from "@terzi/cv-import/read-cv";
import { readCvInWorker } from "@terzi/cv-import/read-cv-in-worker";
import { takeSuggestion } from "@terzi/cv-import/take-suggestion";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";

const REFUSALS: Record<UnreadableCv["reason"], ErrorCode> = {
  unsupported: "UNSUPPORTED_TYPE",
  broken: "FILE_UNREADABLE",
  encrypted: "FILE_ENCRYPTED",
  "without-text": "FILE_WITHOUT_TEXT",
  "too-large": "FILE_UNREADABLE",
  "too-slow": "FILE_UNREADABLE",
};

/** Reads a CV by our own rules and, where a model is there to help, by what it says and the document bears out. */
export async function readCvUpload(ctx: UserCtx, file: Uint8Array): Promise<CvReading> {
  const reading = await readCvInWorker(file, { timeoutMs: 20_000, memoryMb: 512 }).catch((error: unknown) => {
    if (error instanceof UnreadableCv) throw new AppError(REFUSALS[error.reason], { cause: error });
    throw error;
  });
  const { personalInfo, references } = reading.profile;
  const cv = { lines: reading.lines, contacts: { personalInfo, references } };
  const suggested = await ctx.modelReader?.suggest(cv, ctx.signal);
  return suggested ? takeSuggestion(reading, suggested) : reading;
}

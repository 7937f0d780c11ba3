import type { ErrorCode } from "@terzi/contracts/errors";
import type { CvReading } from "@terzi/cv-import/read-cv";
import { UnreadableCv } from "@terzi/cv-import/unreadable-cv";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { JobGivenUp } from "../../work/open-workers.ts";

const REFUSALS: Record<UnreadableCv["reason"], ErrorCode> = {
  unsupported: "UNSUPPORTED_TYPE",
  broken: "FILE_UNREADABLE",
  encrypted: "FILE_ENCRYPTED",
  "without-text": "FILE_WITHOUT_TEXT",
  "too-large": "FILE_UNREADABLE",
};

/** Reads a CV by our own rules and, where a model is there to help, by what it says and the document bears out. */
export async function readCvUpload(ctx: UserCtx, file: Uint8Array): Promise<CvReading> {
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const reading = await ctx.workers.run("readCvFile", file, turn).catch((error: unknown) => {
    if (error instanceof JobGivenUp) throw new AppError("FILE_UNREADABLE", { cause: error });
    if (error instanceof UnreadableCv) throw new AppError(REFUSALS[error.reason], { cause: error });
    throw error;
  });
  const { personalInfo, references } = reading.profile;
  const cv = { lines: reading.lines, contacts: { personalInfo, references } };
  const suggested = await ctx.modelReader?.suggest(cv, ctx.signal);
  return suggested ? ctx.workers.run("takeSuggestion", [reading, suggested], turn) : reading;
}

import type { CareerData, CareerProfile } from "@terzi/contracts/career";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { withOwnContacts } from "@terzi/contracts/own-contacts";
import { type ReadingLine, readingText } from "@terzi/i18n/reading";
import { uploadText } from "@terzi/i18n/upload";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { readCvUpload } from "./read-file.ts";
import { saveCareer } from "./save.ts";
import { findCareer } from "./store.ts";

/** `read`: what each text of the file was taken for, and why. */
export type Uploaded = {
  message: string;
  added: Record<string, number>;
  profile: CareerData;
  read: ReadingLine[];
};

/** More than this nobody looks through. */
const MOST_LINES = 200;

/** Reads a CV file and fills the profile with it: nothing that the user wrote is replaced. */
export async function uploadCv(ctx: UserCtx, { file }: { file: Uint8Array }): Promise<Uploaded> {
  if (file.byteLength > UPLOAD_MAX_BYTES) throw new AppError("TOO_LARGE");
  await ctx.limits.take("upload", ctx.user.id);
  const read = await readCvUpload(ctx, file);
  const { profile, added } = await fillCareer(ctx, read.profile);
  const { language } = ctx.user;
  return {
    message: uploadText(language, { found: read.found, added }),
    added,
    profile,
    read: readingText(language, read.why.slice(0, MOST_LINES)),
  };
}

/** Fills the profile as it is now; once more where another tab or device saved it meanwhile. */
async function fillCareer(
  ctx: UserCtx,
  read: CareerProfile,
  triesLeft = 3,
): Promise<Pick<Uploaded, "profile" | "added">> {
  const { version, ...current } = await findCareer(ctx.db, ctx.user.id);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const { profile, added } = await ctx.workers.runWaiting("fillProfile", [current, read], turn);
  try {
    // What the CV says of its owner comes before what the account does.
    const signed = version === 0 ? withOwnContacts(profile, ctx.user) : profile;
    return { profile: await saveCareer(ctx, { ...signed, version }), added };
  } catch (error) {
    const isStale = error instanceof AppError && error.code === "STALE_PROFILE";
    if (!isStale || triesLeft === 0) throw error;
    return fillCareer(ctx, read, triesLeft - 1);
  }
}

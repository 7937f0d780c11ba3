import type { CareerData } from "@terzi/contracts/career";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { fillProfile } from "@terzi/cv-import/fill-profile";
import { type ReadingLine, readingText } from "@terzi/i18n/reading";
import { uploadText } from "@terzi/i18n/upload";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
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
  return inTransaction(ctx, async (ctx) => {
    const { version, ...current } = await findCareer(ctx.db, ctx.user.id);
    const { profile, added } = fillProfile(current, read.profile);
    const saved = await saveCareer(ctx, { ...profile, version });
    const { language } = ctx.user;
    return {
      message: uploadText(language, { found: read.found, added }),
      added,
      profile: saved,
      read: readingText(language, read.why.slice(0, MOST_LINES)),
    };
  });
}

import type { CareerProfile } from "@terzi/contracts/career";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { withOwnContacts } from "@terzi/contracts/own-contacts";
import type { UploadEvent, Uploaded } from "@terzi/contracts/upload";
import { readingText } from "@terzi/i18n/reading";
import { uploadText } from "@terzi/i18n/upload";
import { AppError } from "../../app-error.ts";
import type { UserCtx } from "../../ctx.ts";
import { eventsOf } from "../../work/events-of.ts";
import { readCvUpload } from "./read-file.ts";
import { saveCareer } from "./save.ts";
import { findCareer } from "./store.ts";

/** Nobody looks through more than this. */
const MOST_LINES = 200;

/** Reads a CV file and fills the profile from it, replacing nothing that the user wrote. Reports progress. */
export async function* uploadInSteps(
  ctx: UserCtx,
  { file }: { file: Uint8Array },
): AsyncGenerator<UploadEvent> {
  if (file.byteLength > UPLOAD_MAX_BYTES) throw new AppError("TOO_LARGE");
  await ctx.limits.take("upload", ctx.user.id);
  const read = yield* eventsOf(
    (tell: (event: UploadEvent) => void) => readCvUpload(ctx, file, tell),
    ctx.signal,
  );
  const { profile, added } = await fillCareer(ctx, read.profile);
  const { language } = ctx.user;
  const { document } = read;
  const answer = {
    message: uploadText(language, { found: read.found, added }, document.sureness),
    ...{ added, profile, document },
    read: readingText(language, read.why.slice(0, MOST_LINES)),
  };
  yield { type: "done", answer };
}

/** The same for callers who don't want progress. */
export async function uploadCv(ctx: UserCtx, input: { file: Uint8Array }): Promise<Uploaded> {
  for await (const event of uploadInSteps(ctx, input)) if (event.type === "done") return event.answer;
  throw new Error("an upload ended without an answer");
}

/** Fills the current profile; once more when another tab or device saved it meanwhile. */
async function fillCareer(
  ctx: UserCtx,
  read: CareerProfile,
  triesLeft = 3,
): Promise<Pick<Uploaded, "profile" | "added">> {
  const { version, ...current } = await findCareer(ctx.db, ctx.user.id);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  const { profile, added } = await ctx.workers.runWaiting("fillProfile", [current, read], turn);
  try {
    // What the CV says about its owner wins over what the account says.
    const signed = version === 0 ? withOwnContacts(profile, ctx.user) : profile;
    return { profile: await saveCareer(ctx, { ...signed, version }), added };
  } catch (error) {
    const isStale = error instanceof AppError && error.code === "STALE_PROFILE";
    if (!isStale || triesLeft === 0) throw error;
    return fillCareer(ctx, read, triesLeft - 1);
  }
}

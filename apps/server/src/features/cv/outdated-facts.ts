import type { DecideFactInput, OutdatedCv, OutdatedFactsInput } from "@terzi/contracts/saved-cv";
import { withFactAt } from "@terzi/tailoring/comparing/replace-fact";
import type { z } from "zod";
import { AppError } from "../../app-error.ts";
import { inTransaction, type UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { readContent } from "./preview-store.ts";
import { listComparable, lockCv, updateWrittenFrom } from "./version-store.ts";
import { writeVersion } from "./write-version.ts";

/** Only the newest CVs: a new phone number isn't meant for those of ten years ago. */
const CVS_MAX = 100;

/** Which CVs hold facts that have changed in the profile, fact by fact. */
export async function listOutdatedFacts(
  ctx: UserCtx,
  { id }: z.output<typeof OutdatedFactsInput>,
): Promise<OutdatedCv[]> {
  const cvs = await listComparable(ctx.db, ctx.user.id, { id, limit: CVS_MAX });
  if (id && !cvs.length) throw new AppError("CV_NOT_FOUND");
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  return ctx.workers.runWaiting("findOutdated", { cvs, profile }, { whose: ctx.user.id, signal: ctx.signal });
}

/** Carries a changed fact over into a CV, as an edit like any other, or leaves it as it is for good. */
export async function decideFact(
  ctx: UserCtx,
  { id, at, was, decision }: z.output<typeof DecideFactInput>,
): Promise<void> {
  const [cv] = await listOutdatedFacts(ctx, { id });
  const fact = cv?.facts.find((known) => known.at === at && known.was === was);
  if (!fact) throw new AppError("NOT_FOUND");
  await inTransaction(ctx, async (ctx) => {
    const locked = await lockCv(ctx.db, ctx.user.id, id);
    if (!locked.writtenFrom) throw new AppError("NOT_FOUND");
    if (decision === "take") {
      const content = withFactAt(readContent(locked.content), fact.at, fact.now);
      await writeVersion(ctx, locked, { ...locked, content });
    }
    // From now on it counts as what the CV was written from.
    await updateWrittenFrom(
      ctx.db,
      { id, accountId: ctx.user.id },
      withFactAt(locked.writtenFrom, fact.from, fact.now),
    );
  });
}

import type { ApplicationDetail, ApplicationId } from "@terzi/contracts/applications";
import type { UserCtx } from "../../ctx.ts";
import { findCvNameIfAny } from "../cv/store.ts";
import { findApplication, listEvents } from "./store.ts";

/** An application with its CV; without one when that is in the bin. */
export async function readApplication(ctx: UserCtx, { id }: ApplicationId): Promise<ApplicationDetail> {
  const { cvId, cvVersion: sent, ...application } = await findApplication(ctx.db, ctx.user.id, id);
  const found = cvId ? await findCvNameIfAny(ctx.db, ctx.user.id, cvId) : undefined;
  const cv = found
    ? { id: found.id, jobTitle: found.jobTitle, company: found.company, current: found.versionNumber, sent }
    : null;
  return { ...application, cv, events: await listEvents(ctx.db, ctx.user.id, id) };
}

import type { CvId } from "@terzi/contracts/cv-detail";
import type { CvProof } from "@terzi/contracts/saved-cv";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "../career/store.ts";
import { findCv } from "./store.ts";
import { listTaken } from "./taken-store.ts";

/** What of the profile stands behind each sentence of a saved CV, as both are now. */
export async function proveCv(ctx: UserCtx, { id }: CvId): Promise<CvProof> {
  const { content, language } = await findCv(ctx.db, ctx.user.id, id);
  const { version: _, ...profile } = await findCareer(ctx.db, ctx.user.id);
  const taken = await listTaken(ctx.db, ctx.user.id);
  const today = ctx.now().toISOString().slice(0, 10);
  const turn = { whose: ctx.user.id, signal: ctx.signal };
  return ctx.workers.run("proveContent", { content, profile, taken, language, today }, turn);
}

import type {
  CannedAnswer,
  CannedAnswerId,
  CannedAnswerInput,
  ChangeCannedAnswerInput,
} from "@terzi/contracts/tickets";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import {
  deleteCannedAnswer,
  insertCannedAnswer,
  listCannedAnswers,
  lockCannedAnswer,
  updateCannedAnswer,
} from "./canned-store.ts";

/** All of them, by title. */
export const listAllCannedAnswers = ({ db }: AdminCtx): Promise<CannedAnswer[]> => listCannedAnswers(db);

export const createCannedAnswer = (ctx: AdminCtx, input: CannedAnswerInput): Promise<CannedAnswer> =>
  inTransaction(ctx, async (ctx) => {
    const after = await insertCannedAnswer(ctx.db, input);
    const entry = { actorId: ctx.user.id, action: "answer.create", target: after.id } as const;
    await recordAudit(ctx, { ...entry, before: null, after });
    return after;
  });

export const changeCannedAnswer = (
  ctx: AdminCtx,
  { id, ...input }: ChangeCannedAnswerInput,
): Promise<CannedAnswer> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockCannedAnswer(ctx.db, id);
    const after = await updateCannedAnswer(ctx.db, id, input);
    await recordAudit(ctx, { actorId: ctx.user.id, action: "answer.update", target: id, before, after });
    return after;
  });

export const throwAwayCannedAnswer = (ctx: AdminCtx, { id }: CannedAnswerId): Promise<{ success: boolean }> =>
  inTransaction(ctx, async (ctx) => {
    const before = await lockCannedAnswer(ctx.db, id);
    await deleteCannedAnswer(ctx.db, id);
    const entry = { actorId: ctx.user.id, action: "answer.delete", target: id } as const;
    await recordAudit(ctx, { ...entry, before, after: null });
    return { success: true };
  });

import type { SetContactDoneInput } from "@terzi/contracts/admin";
import type { ContactMessage } from "@terzi/contracts/contact";
import { type AdminCtx, inTransaction } from "../../ctx.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { lockContactMessage, updateContactDone } from "./store.ts";

export const setContactDone = (ctx: AdminCtx, { id, done }: SetContactDoneInput): Promise<ContactMessage> =>
  inTransaction(ctx, async (ctx) => {
    const message = await lockContactMessage(ctx.db, id);
    const wasDone = message.doneAt !== null;
    if (wasDone === done) return message;
    const entry = { actorId: ctx.user.id, action: "contact.done", target: id } as const;
    await recordAudit(ctx, { ...entry, before: { done: wasDone }, after: { done } });
    return updateContactDone(ctx.db, id, done ? ctx.now() : null);
  });

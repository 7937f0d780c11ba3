import type { Language } from "@terzi/contracts/language";
import type { Db } from "@terzi/db/open-db";
import type { MailContent } from "@terzi/mail/mail-content";
import { insertMail, insertMailJob } from "./store.ts";

/** Sends a mail once the change that causes it is committed: call it in that change's transaction. */
export async function enqueueMail(
  ctx: { db: Db },
  mail: { to: string; replyTo?: string; language: Language; content: MailContent },
): Promise<void> {
  const id = await insertMail(ctx.db, mail);
  await insertMailJob(ctx.db, id);
}

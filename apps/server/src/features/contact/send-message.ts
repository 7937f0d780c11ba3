import type { ContactInput } from "@terzi/contracts/contact";
import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import type { Message } from "@terzi/contracts/system";
import { contactAnswer } from "@terzi/i18n/answers";
import { type Ctx, inTransaction } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";
import { insertContactMessage } from "./store.ts";

/** Stores a visitor's message and forwards it to support, who can answer the mail. */
export async function sendContactMessage(ctx: Ctx, input: ContactInput): Promise<Message> {
  await ctx.limits.take("contact", ctx.ip);
  await inTransaction(ctx, async (ctx) => {
    await insertContactMessage(ctx.db, input);
    if (ctx.supportEmail)
      await enqueueMail(ctx, {
        to: ctx.supportEmail,
        replyTo: input.email,
        language: DEFAULT_LANGUAGE,
        content: { template: "new-contact", ...input },
      });
  });
  return { message: contactAnswer(ctx.language) };
}

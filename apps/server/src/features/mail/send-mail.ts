import { MailRefused } from "@terzi/mail/mailer";
import type { Ports } from "../../ctx.ts";
import { findMailIfAny, updateMailFailed, updateMailSent } from "./store.ts";

/** `origin`: where people reach the product, "https://terzi.example"; links in mails begin with it. */
type SendCtx = Pick<Ports, "db" | "mailer" | "now"> & { origin: string };

/** Sends a queued mail. Throws when it may work later; what the mail server refuses for good is not tried again. */
export async function sendMail(
  ctx: SendCtx,
  { mailId, isLastTry }: { mailId: string; isLastTry: boolean },
): Promise<void> {
  const mail = await findMailIfAny(ctx.db, mailId);
  if (!mail || mail.status === "sent") return;
  const { recipient, replyTo, language, content } = mail;
  // React and what turns HTML into text are large, and few minutes have a mail.
  const { writeMail } = await import("@terzi/mail/write-mail");
  const written = await writeMail(content, { language, origin: ctx.origin });
  try {
    await ctx.mailer.send({ ...written, id: mailId, to: recipient, language, ...(replyTo && { replyTo }) });
  } catch (error) {
    const isFinal = error instanceof MailRefused;
    await updateMailFailed(ctx.db, mailId, {
      status: isFinal || isLastTry ? "failed" : "queued",
      lastError: describe(error),
    });
    if (isFinal) return;
    throw error;
  }
  await updateMailSent(ctx.db, mailId, ctx.now());
}

const describe = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
};

import { composeMail } from "./compose.ts";
import { type Mailer, MailRefused, MailUnavailable } from "./mailer.ts";

const SECOND = 1000;

/** SMTP's 5xx are final, whatever else goes wrong may pass. */
function translate(error: unknown): never {
  if (error instanceof MailRefused) throw error;
  const { responseCode } = error as { responseCode?: number };
  if (responseCode !== undefined && responseCode >= 500)
    throw new MailRefused("The mail server refused the mail", { cause: error });
  throw new MailUnavailable("The mail server did not take the mail", { cause: error });
}

/** Mails by SMTP. `url`: "smtp://user:password@host:587", or "smtps://…" for TLS from the first byte. */
export function openSmtp(options: { url: string; from: string; timeoutMs?: number }): Mailer {
  const timeout = options.timeoutMs ?? 20 * SECOND;
  // Loaded with the first mail: what is at rest shouldn't hold it.
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      url: options.url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
    });
  };
  let transport: ReturnType<typeof open> | undefined;
  return {
    async send(mail) {
      try {
        transport ??= open();
        await (await transport).sendMail(composeMail(mail, options.from));
      } catch (error) {
        translate(error);
      }
    },
    close: async () => (await transport)?.close(),
  };
}

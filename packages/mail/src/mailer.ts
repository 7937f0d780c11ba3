import type { Language } from "@terzi/contracts/languages";

export type Mail = {
  /** A UUID of ours. Sent twice after a crash, both copies carry the same Message-ID. */
  id: string;
  to: string;
  /** Where an answer should go, when not to the sender. */
  replyTo?: string;
  subject: string;
  html: string;
  text: string;
  language: Language;
};

export type Mailer = {
  /** Resolves when the mail was taken over. Throws MailRefused when it never will be, MailUnavailable when it may later. */
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
};

/** The mail server says no for good, or the address is none. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** The mail server does not answer, or asks to come back later. */
export class MailUnavailable extends Error {
  override name = "MailUnavailable";
}

import type { SendMailOptions } from "nodemailer";
import { type Mail, MailRefused } from "./mailer.ts";

/** One address and nothing else: no list, no name, no second header line. */
const ADDRESS = /^[^\s\p{C}<>()[\],;:"\\@]+@[^\s\p{C}<>()[\],;:"\\@]+$/u;

const checkAddress = (address: string): string => {
  if (address.length > 254 || !ADDRESS.test(address))
    throw new MailRefused("Not an address that mail can go to");
  return address;
};

/** A header is one line: line breaks and other control characters become spaces. */
const oneLine = (value: string): string =>
  value
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, 500);

/** The mail as nodemailer takes it. What people wrote can fill headers, but never add one. */
export function composeMail(mail: Mail, from: string): SendMailOptions {
  const { address: sender = "" } = /<?(?<address>[^<>\s]+@[^<>\s]+?)>?$/.exec(from)?.groups ?? {};
  return {
    from,
    to: { name: "", address: checkAddress(mail.to) },
    ...(mail.replyTo && { replyTo: { name: "", address: checkAddress(mail.replyTo) } }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${sender.split("@")[1]}>`,
    headers: { "Content-Language": mail.language, "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

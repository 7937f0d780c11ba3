import type { Part } from "@terzi/contracts/operations";
import type { Config } from "./config.ts";

/** What each part of the product is: told at start-up, and to the operator. */
export const describeParts = (
  config: Config,
  uses: { database: string; browser: string; mail: string },
): Part[] => [
  { name: "Database", uses: uses.database, isEmbedded: config.database.kind === "embedded" },
  { name: "Browser", uses: uses.browser, isEmbedded: config.browser.kind === "bundled" },
  {
    name: "Writer",
    uses: describeWriter(config),
    isEmbedded: config.writer.kind === "local",
  },
  {
    name: "Captcha",
    uses: config.captcha.kind === "altcha" ? "ALTCHA, proof of work" : "reCAPTCHA",
    isEmbedded: config.captcha.kind === "altcha",
  },
  {
    name: "Payments",
    uses: config.payments.kind === "stripe" ? "Stripe" : "sandbox, takes test cards and no money",
    isEmbedded: config.payments.kind === "sandbox",
  },
  { name: "Mail", uses: uses.mail, isEmbedded: config.mail.kind === "outbox" },
  {
    name: "Support",
    uses: config.supportEmail ?? "nobody is told of tickets and messages: SUPPORT_EMAIL is not set",
    isEmbedded: false,
  },
];

const describeWriter = ({ writer }: Config): string =>
  writer.kind === "local"
    ? "local, no key needed"
    : `${writer.model} at ${writer.baseUrl ? new URL(writer.baseUrl).host : "OpenAI"}`;

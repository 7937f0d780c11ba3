import type { Letter, MailContent } from "../mail-content.ts";
import { showAmount, showLocalMoment, showMoment } from "./show-values.ts";

const hello = (firstName: string): string => (firstName ? `Hello ${firstName},` : "Hello,");
const YOURS = "You are getting this email because you have an account at Terzi.";
const SUPPORT = "You are getting this email because you are on Terzi's support team.";

const TOKENS = { ended: "All API tokens have ended.", kept: "Your API tokens still work." };

/** A mail in English. */
export function writeEnglish(content: MailContent): Letter {
  switch (content.template) {
    case "receipt":
      return {
        subject: `Your receipt: ${content.packageName}`,
        heading: "Thank you for your purchase",
        paragraphs: [hello(content.firstName), `${content.credits} credits have been added to your account.`],
        facts: [
          ["Package", content.packageName],
          ["Credits", String(content.credits)],
          ["Amount", showAmount(content.amountCents, "en")],
          ["Paid", showMoment(content.at, "en")],
          ["Purchase", content.purchaseId],
        ],
        button: { label: "Generate a CV", path: "/generate" },
        footer: YOURS,
      };
    case "refund":
      return {
        subject: `Your refund: ${content.packageName}`,
        heading: "Your purchase has been refunded",
        paragraphs: [
          hello(content.firstName),
          "The amount goes back to the card that you paid with; banks take up to ten days to show it.",
        ],
        facts: [
          ["Package", content.packageName],
          ["Amount", showAmount(content.amountCents, "en")],
          ["Refunded", showMoment(content.at, "en")],
          ["Purchase", content.purchaseId],
        ],
        footer: YOURS,
      };
    case "email-confirmation":
      return {
        subject: "Confirm your email address",
        heading: "Is this your address?",
        paragraphs: [
          hello(content.firstName),
          `One click confirms it, so that receipts and password links reach you and nobody else. The link works for ${content.hours} hours.`,
          "If you have no account at Terzi, don't confirm anything: somebody has mistyped their address.",
        ],
        button: { label: "Confirm my address", path: content.path },
        footer:
          "You are getting this email because somebody, probably you, used this address for an account at Terzi.",
      };
    case "password-reset":
      return {
        subject: "Set a new password",
        heading: "Set a new password",
        paragraphs: [
          hello(content.firstName),
          `Somebody, probably you, asked for a new password for your account. The link works once, for ${content.minutes} minutes.`,
          "If this wasn't you, do nothing: your password stays as it is.",
        ],
        button: { label: "Set a new password", path: content.path },
        footer: YOURS,
      };
    case "password-changed":
      return {
        subject: "Your password was changed",
        heading: "Your password was changed",
        paragraphs: [
          hello(content.firstName),
          [
            "All other devices have been signed out.",
            ...(content.tokens ? [TOKENS[content.tokens]] : []),
            ...(content.passkeyCount
              ? ["Your passkeys were removed; you can add the ones that are yours again."]
              : []),
            ...(content.identityCount
              ? ["Your accounts on other sites were disconnected; you can connect them again."]
              : []),
          ].join(" "),
          "If this wasn't you, set a new password at once and write to support.",
        ],
        button: { label: "Set a new password", path: "/forgot-password" },
        footer: YOURS,
      };
    case "identity-added":
      return {
        subject: `You can now log in with ${content.site}`,
        heading: "A new way to log in was added",
        paragraphs: [
          hello(content.firstName),
          `An account at ${content.site} can now be used to log in to your Terzi account.`,
          "If this wasn't you, set a new password at once: that disconnects it and ends all sessions.",
        ],
        button: { label: "Set a new password", path: "/forgot-password" },
        footer: YOURS,
      };
    case "identity-removed":
      return {
        subject: `You can no longer log in with ${content.site}`,
        heading: "A way to log in was removed",
        paragraphs: [
          hello(content.firstName),
          `Your account at ${content.site} can no longer be used to log in to Terzi. All other devices have been signed out.`,
          "If this wasn't you, set a new password at once.",
        ],
        button: { label: "Set a new password", path: "/forgot-password" },
        footer: YOURS,
      };
    case "passkey-added":
      return {
        subject: "A passkey was added to your account",
        heading: "A passkey was added",
        paragraphs: [
          hello(content.firstName),
          `“${content.name}” can now be used to log in.`,
          "If this wasn't you, set a new password at once: that removes all passkeys and ends all sessions.",
        ],
        button: { label: "Set a new password", path: "/forgot-password" },
        footer: YOURS,
      };
    case "passkey-removed":
      return {
        subject: "A passkey was removed from your account",
        heading: "A passkey was removed",
        paragraphs: [
          hello(content.firstName),
          `“${content.name}” no longer opens your account, and the sessions that began with it have ended.`,
          "If this wasn't you, set a new password at once.",
        ],
        button: { label: "Set a new password", path: "/forgot-password" },
        footer: YOURS,
      };
    case "email-changed":
      return {
        subject: "Your email address was changed",
        heading: "Your email address was changed",
        paragraphs: [
          hello(content.firstName),
          `Your account now belongs to ${content.newEmail}. If this wasn't you, write to support at once.`,
        ],
        button: { label: "Contact support", path: "/contact" },
        footer: YOURS,
      };
    case "ticket-reply":
      return {
        subject: `Support replied: ${content.subject}`,
        heading: "Support replied to your ticket",
        paragraphs: [hello(content.firstName), `There is a new reply to “${content.subject}”:`],
        quote: content.message,
        button: { label: "Open the ticket", path: "/support" },
        footer: YOURS,
      };
    case "ticket-status":
      return {
        subject: `Ticket ${content.status === "closed" ? "closed" : "reopened"}: ${content.subject}`,
        heading: content.status === "closed" ? "Your ticket was closed" : "Your ticket was reopened",
        paragraphs: [
          hello(content.firstName),
          content.status === "closed"
            ? `Support closed “${content.subject}”. If something is still open, create a new ticket.`
            : `Support reopened “${content.subject}”. You can reply again.`,
        ],
        button: { label: "Open the ticket", path: "/support" },
        footer: YOURS,
      };
    case "next-step": {
      const job = [content.jobTitle, content.company].filter(Boolean).join(", ");
      const step = content.nextStep || "Next step";
      return {
        subject: `${step}: ${job}`,
        heading: step,
        paragraphs: [
          hello(content.firstName),
          "You asked us to remind you of this step of your application.",
        ],
        facts: [
          ["When", showLocalMoment(content.at, "en", content.timeZone)],
          ["Application", job],
        ],
        button: { label: "Open the application", path: content.path },
        footer: `${YOURS} You can switch these reminders off in your settings.`,
      };
    }
    case "new-ticket":
      return {
        subject: `New ticket (${content.priority}): ${content.subject}`,
        heading: "A new support ticket",
        paragraphs: [],
        facts: [
          ["From", content.email],
          ["Subject", content.subject],
          ["Priority", content.priority],
        ],
        quote: content.description,
        button: { label: "Open the admin panel", path: "/admin" },
        footer: SUPPORT,
      };
    case "new-contact":
      return {
        subject: `Contact: ${content.subject}`,
        heading: "A new contact message",
        paragraphs: ["Reply to this email and your answer goes to the sender."],
        facts: [
          ["From", `${content.name}, ${content.email}`],
          ["Subject", content.subject],
        ],
        quote: content.message,
        button: { label: "Open the admin panel", path: "/admin" },
        footer: SUPPORT,
      };
  }
}

/** What a mail is about. Stored with the mail until it is sent; its words are chosen when it is written. */
export type MailContent =
  | {
      template: "receipt" | "refund";
      firstName: string;
      packageName: string;
      credits: number;
      amountCents: number;
      /** ISO time of the payment, or of the refund. */
      at: string;
      purchaseId: string;
    }
  | { template: "email-confirmation"; firstName: string; path: string; hours: number }
  | { template: "password-reset"; firstName: string; path: string; minutes: number }
  /** `tokens`: what became of the API tokens; null when there were none. */
  | {
      template: "password-changed";
      firstName: string;
      tokens: "ended" | "kept" | null;
      /** How many passkeys ended with it. */
      passkeyCount?: number;
      /** How many connected accounts ended with it. */
      identityCount?: number;
    }
  /** `site`: where the other account is, "accounts.google.com". */
  | { template: "identity-added" | "identity-removed"; firstName: string; site: string }
  | { template: "passkey-added" | "passkey-removed"; firstName: string; name: string }
  | { template: "email-changed"; firstName: string; newEmail: string }
  | { template: "ticket-reply"; firstName: string; subject: string; message: string }
  | { template: "ticket-status"; firstName: string; subject: string; status: "open" | "closed" }
  /** `at`: an ISO time, shown in `timeZone`, where the reader is. */
  | {
      template: "next-step";
      firstName: string;
      jobTitle: string;
      company: string;
      nextStep: string;
      at: string;
      timeZone: string;
      path: string;
    }
  | {
      template: "new-ticket";
      email: string;
      subject: string;
      priority: "low" | "medium" | "high";
      description: string;
    }
  | { template: "new-contact"; name: string; email: string; subject: string; message: string };

/** A mail before it becomes HTML and text. */
export type Letter = {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Facts in two columns. */
  facts?: [label: string, value: string][];
  /** What a person wrote, in their own lines. */
  quote?: string;
  button?: { label: string; path: string };
  /** Why the reader gets this mail. */
  footer: string;
};

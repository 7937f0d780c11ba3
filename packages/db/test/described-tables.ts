import type { SelectType } from "kysely";
import type { Database } from "../src/tables.ts";

/** What a column's type in `tables.ts` says of the database's column: its kind, and "?" when it may be null. */
type Kind<T> = T extends string
  ? "text"
  : T extends number
    ? "number"
    : T extends boolean
      ? "boolean"
      : T extends Buffer
        ? "bytes"
        : "json";
type Described<T> = `${Kind<NonNullable<T>>}${null extends T ? "?" : ""}`;
type Description = {
  [Table in keyof Database]: {
    [Column in keyof Database[Table]]: Described<SelectType<Database[Table][Column]>>;
  };
};

// The compiler holds this against `tables.ts` (every table, every column, each with its kind); the test against the database.
export const describedTables: Description = {
  account: {
    id: "text",
    email: "text",
    emailKey: "text",
    firstName: "text",
    lastName: "text",
    language: "text",
    passwordHash: "text",
    role: "text",
    credits: "number",
    disabledAt: "text?",
    createdAt: "text",
  },
  session: { id: "text", accountId: "text", expiresAt: "text", userAgent: "text", createdAt: "text" },
  spentCaptcha: { challenge: "text", expiresAt: "text" },
  serverSecret: { name: "text", value: "text" },
  careerProfile: { accountId: "text", document: "json", version: "number", updatedAt: "text" },
  cv: {
    id: "text",
    accountId: "text",
    jobTitle: "text",
    company: "text",
    jobPosting: "text",
    language: "text",
    tone: "text",
    length: "text",
    generationMode: "text",
    template: "text",
    matchScore: "number",
    gapAnalysis: "json",
    match: "json?",
    content: "json",
    createdAt: "text",
  },
  preview: {
    id: "text",
    accountId: "text",
    data: "json",
    cvId: "text?",
    createdAt: "text",
    expiresAt: "text",
  },
  document: {
    cvId: "text",
    format: "text",
    contentHash: "text",
    bytes: "bytes",
    pageCount: "number?",
    createdAt: "text",
  },
  creditPackage: {
    id: "text",
    name: "text",
    priceCents: "number",
    credits: "number",
    bonusCredits: "number",
    active: "boolean",
    popular: "boolean",
    createdAt: "text",
  },
  purchase: {
    id: "text",
    accountId: "text",
    packageId: "text",
    packageName: "text",
    credits: "number",
    amountCents: "number",
    currency: "text",
    status: "text",
    provider: "text",
    intentId: "text",
    createdAt: "text",
    completedAt: "text?",
    refundedAt: "text?",
  },
  ledgerEntry: {
    id: "text",
    accountId: "text",
    kind: "text",
    amount: "number",
    balanceAfter: "number",
    purchaseId: "text?",
    cvId: "text?",
    actorId: "text?",
    createdAt: "text",
  },
  ticket: {
    id: "text",
    accountId: "text",
    subject: "text",
    description: "text",
    status: "text",
    priority: "text",
    createdAt: "text",
  },
  ticketReply: {
    id: "text",
    ticketId: "text",
    authorId: "text?",
    isAdminReply: "boolean",
    message: "text",
    createdAt: "text",
  },
  contactMessage: {
    id: "text",
    name: "text",
    email: "text",
    subject: "text",
    message: "text",
    doneAt: "text?",
    createdAt: "text",
  },
  setting: { id: "text", key: "text", value: "text", description: "text" },
  counter: { name: "text", value: "number" },
  rateLimit: { key: "text", points: "number", expire: "number?" },
};

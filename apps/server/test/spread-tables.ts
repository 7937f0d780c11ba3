import type { Database } from "@terzi/db/tables";

/**
 * Where the rows of a table would lie, were the database spread over many machines (Citus): with their account; a copy on
 * each machine; or all on one.
 */
type Place = "account" | "copies" | "one";

export const SPREAD: Record<keyof Database, Place> = {
  account: "account",
  application: "account",
  applicationEvent: "account",
  applicationPreference: "account",
  careerProfile: "account",
  cv: "account",
  cvDraft: "account",
  cvVersion: "account",
  document: "account",
  generation: "account",
  idempotencyKey: "account",
  ledgerEntry: "account",
  letter: "account",
  matchHint: "account",
  ownDesign: "account",
  preview: "account",
  purchase: "account",
  savedFilter: "account",
  takenClaim: "account",
  ticket: "account",
  ticketReply: "account",
  webhookDelivery: "account",
  webhookEndpoint: "account",

  // Found by what a visitor brings, before it is known whose it is.
  apiToken: "copies",
  cvShare: "copies",
  emailConfirmation: "copies",
  identity: "copies",
  identityFlow: "copies",
  passkey: "copies",
  passkeyChallenge: "copies",
  passwordReset: "copies",
  session: "copies",
  // Read by everybody and hardly ever written.
  cannedAnswer: "copies",
  creditPackage: "copies",
  serverSecret: "copies",
  setting: "copies",

  auditEntry: "one",
  contactMessage: "one",
  counter: "one",
  dailyStat: "one",
  mail: "one",
  modelUse: "one",
  rateLimit: "one",
  sandboxIntent: "one",
  spentCaptcha: "one",
  webhookEvent: "one",
};

/** What is promised across all accounts. A small table of copies has to keep it: which account has this address, this payment. */
export const ACROSS_ACCOUNTS = ["account (email_key)", "purchase (intent_id)"];

/** Who did it, where that is somebody else: an operator, who may lie on another machine. There it is a plain column. */
export const OTHERS = ["ledger_entry (actor_id)", "ticket_reply (author_id)"];

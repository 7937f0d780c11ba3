import type { Database } from "@terzi/db/tables";

/**
 * Where the rows of a table would lie, were the database spread over many machines (Citus): with their account; a copy on
 * each machine; all on one; or with the row that they are a part of.
 */
type Place = "account" | "copies" | "one" | { with: keyof Database };

export const SPREAD: Record<keyof Database, Place> = {
  account: "account",
  application: "account",
  applicationPreference: "account",
  careerProfile: "account",
  cv: "account",
  cvDraft: "account",
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
  webhookEndpoint: "account",

  applicationEvent: { with: "application" },
  cvVersion: { with: "cv" },
  document: { with: "cv" },
  ticketReply: { with: "ticket" },
  webhookDelivery: { with: "webhookEndpoint" },

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

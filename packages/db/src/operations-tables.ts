import type { Language } from "@terzi/contracts/language";
import type { AdminList } from "@terzi/contracts/admin-lists";
import type { AuditAction, MailStatus, ModelWork } from "@terzi/contracts/operations";
import type { TokenScope } from "@terzi/contracts/tokens";
import type { WebhookEvent } from "@terzi/contracts/webhooks";
import type { ColumnType, Generated } from "kysely";
import type { OptionalTime, Time, TimeByDefault } from "./column-types.ts";

/** JSON of a shape that its feature knows; written as text, because pg takes a list for an array of its own. */
type Json = ColumnType<unknown, string | null, string | null>;

type WebhookEventTable = {
  id: string;
  type: string;
  intentId: string | null;
  receivedAt: TimeByDefault;
  processedAt: OptionalTime;
};

type SandboxIntentTable = {
  id: string;
  idempotencyKey: string;
  clientSecret: string;
  status: "open" | "processing" | "succeeded" | "canceled";
  amountCents: number;
  currency: string;
  metadata: Record<string, string>;
  refundedCents: Generated<number>;
  failure: { code: string; message: string } | null;
  createdAt: TimeByDefault;
};

type AuditEntryTable = {
  id: Generated<string>;
  actorId: string | null;
  action: AuditAction;
  target: string;
  before: Json;
  after: Json;
  createdAt: TimeByDefault;
};

type ApiTokenTable = {
  id: Generated<string>;
  accountId: string;
  name: string;
  tokenHash: string;
  scopes: TokenScope[];
  expiresAt: Time;
  lastUsedAt: OptionalTime;
  createdAt: TimeByDefault;
};

type WebhookEndpointTable = {
  id: Generated<string>;
  accountId: string;
  url: string;
  events: WebhookEvent[];
  secret: string;
  createdAt: TimeByDefault;
};

type WebhookDeliveryTable = {
  id: Generated<string>;
  accountId: string;
  endpointId: string;
  event: string;
  payload: ColumnType<object, string, string>;
  status: Generated<"queued" | "delivered" | "failed">;
  attempts: Generated<number>;
  outcome: string | null;
  createdAt: TimeByDefault;
  deliveredAt: OptionalTime;
};

type IdempotencyKeyTable = {
  accountId: string;
  key: string;
  requestHash: string;
  answer: Json;
  createdAt: TimeByDefault;
};

type MailTable = {
  id: Generated<string>;
  recipient: string;
  replyTo: string | null;
  language: Language;
  /** The package of mails knows its shape; a mail is only read back by the version that wrote it, or a later one. */
  content: ColumnType<object, string, string>;
  status: Generated<MailStatus>;
  attempts: Generated<number>;
  lastError: string | null;
  createdAt: TimeByDefault;
  sentAt: OptionalTime;
};

type DailyStatTable = {
  day: string;
  signUps: number;
  cvs: number;
  purchases: number;
  revenueCents: number;
  creditsUsed: number;
  creditChange: number;
};

type CannedAnswerTable = {
  id: Generated<string>;
  title: string;
  texts: ColumnType<Record<Language, string>, string, string>;
  createdAt: TimeByDefault;
};

type SavedFilterTable = {
  id: Generated<string>;
  accountId: string;
  list: AdminList;
  name: string;
  filters: ColumnType<Record<string, string>, string, string>;
  createdAt: TimeByDefault;
};

type SettingTable = { id: Generated<string>; key: string; value: string; description: Generated<string> };

type CounterTable = { name: string; value: number };

type RateLimitTable = { key: string; points: Generated<number>; expire: number | null };

/** What a language model was used for, by day. */
export type ModelUseTable = {
  day: string;
  work: ModelWork;
  model: string;
  pieces: number;
  requests: number;
  promptTokens: number;
  completionTokens: number;
  costUsd: number;
};

/** Payments, support, tokens, settings and operations. */
export type OperationsTables = {
  modelUse: ModelUseTable;
  webhookEvent: WebhookEventTable;
  sandboxIntent: SandboxIntentTable;
  auditEntry: AuditEntryTable;
  apiToken: ApiTokenTable;
  webhookEndpoint: WebhookEndpointTable;
  webhookDelivery: WebhookDeliveryTable;
  idempotencyKey: IdempotencyKeyTable;
  mail: MailTable;
  dailyStat: DailyStatTable;
  cannedAnswer: CannedAnswerTable;
  savedFilter: SavedFilterTable;
  setting: SettingTable;
  counter: CounterTable;
  rateLimit: RateLimitTable;
};

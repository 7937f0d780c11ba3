import type { Role } from "@terzi/contracts/account";
import type { LedgerKind, PurchaseStatus } from "@terzi/contracts/credits";
import type { Language } from "@terzi/contracts/language";
import type { ColumnType, Generated } from "kysely";
import type { ApplicationTables } from "./application-tables.ts";
import type { OperationsTables } from "./operations-tables.ts";
import type { OptionalTime, Time, TimeByDefault, Uuid } from "./column-types.ts";
import type { CvTables } from "./cv-tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";

export type AccountTable = {
  id: Uuid;
  email: string;
  emailKey: string;
  emailConfirmedAt: OptionalTime;
  firstName: Generated<string>;
  lastName: Generated<string>;
  language: Generated<Language>;
  passwordHash: string;
  hasPassword: Generated<boolean>;
  role: Generated<Role>;
  /** Kept by the ledger's trigger: never written here. */
  credits: ColumnType<number, never, never>;
  disabledAt: OptionalTime;
  deletedAt: OptionalTime;
  /** Address and name in a searchable form; computed by the database. */
  searchText: ColumnType<string, never, never>;
  createdAt: TimeByDefault;
};

export type SessionTable = {
  id: string;
  accountId: string;
  expiresAt: Time;
  userAgent: Generated<string>;
  createdAt: TimeByDefault;
  passkeyId: string | null;
};

export type PasswordResetTable = {
  tokenHash: string;
  accountId: string;
  expiresAt: Time;
  createdAt: TimeByDefault;
};

export type SpentCaptchaTable = { challenge: string; expiresAt: Time };

export type ServerSecretTable = { name: string; value: string };

export type CreditPackageTable = {
  id: Uuid;
  name: string;
  priceCents: number;
  credits: number;
  bonusCredits: Generated<number>;
  active: Generated<boolean>;
  popular: Generated<boolean>;
  createdAt: TimeByDefault;
};

export type PurchaseTable = {
  id: Uuid;
  accountId: string;
  packageId: string;
  packageName: string;
  credits: number;
  amountCents: number;
  currency: Generated<string>;
  status: Generated<PurchaseStatus>;
  provider: "stripe" | "sandbox";
  intentId: string;
  createdAt: TimeByDefault;
  completedAt: OptionalTime;
  refundedAt: OptionalTime;
  /** When the provider is asked again; null when the purchase is settled. */
  nextCheckAt: OptionalTime;
};

export type LedgerEntryTable = {
  id: Uuid;
  accountId: string;
  kind: LedgerKind;
  amount: number;
  /** Filled by the trigger that changes the balance. */
  balanceAfter: ColumnType<number, never, never>;
  purchaseId: string | null;
  cvId: string | null;
  letterId: string | null;
  actorId: string | null;
  createdAt: TimeByDefault;
};

export type TicketTable = {
  id: Uuid;
  accountId: string;
  subject: string;
  description: string;
  status: Generated<"open" | "closed">;
  priority: Generated<"low" | "medium" | "high">;
  createdAt: TimeByDefault;
};

export type TicketReplyTable = {
  id: Uuid;
  accountId: string;
  ticketId: string;
  authorId: string | null;
  isAdminReply: boolean;
  message: string;
  createdAt: TimeByDefault;
};

export type ContactMessageTable = {
  id: Uuid;
  name: string;
  email: string;
  subject: string;
  message: string;
  doneAt: OptionalTime;
  createdAt: TimeByDefault;
};

/** Row types by table. A test holds them against the migrated database. */
export type Database = {
  account: AccountTable;
  session: SessionTable;
  passwordReset: PasswordResetTable;
  spentCaptcha: SpentCaptchaTable;
  serverSecret: ServerSecretTable;
  creditPackage: CreditPackageTable;
  purchase: PurchaseTable;
  ledgerEntry: LedgerEntryTable;
  ticket: TicketTable;
  ticketReply: TicketReplyTable;
  contactMessage: ContactMessageTable;
} & CvTables &
  ApplicationTables &
  OperationsTables &
  SignInTables;

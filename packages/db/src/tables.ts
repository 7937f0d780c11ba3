import type { Role } from "@terzi/contracts/account";
import type { CareerProfile } from "@terzi/contracts/career";
import type { LedgerKind, PurchaseStatus } from "@terzi/contracts/credits";
import type { Claim, CvContent, DocumentFormat, GenerationMode, Length, Tone } from "@terzi/contracts/cv";
import type { CvDraft } from "@terzi/contracts/cv-draft";
import type { Design, Template } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/language";
import type { GapAnalysis, MatchHints, MatchResult } from "@terzi/contracts/match";
import type { PreviewData, PreviewEdits } from "@terzi/contracts/preview";
import type { Receipt } from "@terzi/contracts/receipt";
import type { ChangeCounts, WrittenFrom } from "@terzi/contracts/saved-cv";
import type { ColumnType, Generated } from "kysely";
import type { OperationsTables } from "./operations-tables.ts";
import type { SignInTables } from "./sign-in-tables.ts";

/** Read as an ISO string; written as one or as a Date. */
type Time = ColumnType<string, string | Date, string | Date>;
/** Filled by the database unless given. */
type TimeByDefault = ColumnType<string, string | Date | undefined, string | Date>;
type OptionalTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
type Uuid = Generated<string>;
/** A list as JSON; written as text, because pg takes a list for an array of its own. */
type Written<T> = ColumnType<T, string | undefined, string>;

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
  /** Address and name as people search for them; made by the database. */
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

export type CareerProfileTable = {
  accountId: string;
  document: CareerProfile;
  version: number;
  /** The name of the schema by which the document was read, "" where that isn't known. */
  shape: Generated<string>;
  updatedAt: TimeByDefault;
};

export type CvTable = {
  id: Uuid;
  accountId: string;
  jobTitle: string;
  company: Generated<string>;
  jobPosting: Generated<string>;
  language: Language;
  tone: Tone;
  length: Length;
  generationMode: GenerationMode;
  template: Template;
  matchScore: number;
  gapAnalysis: GapAnalysis;
  match: MatchResult | null;
  content: CvContent;
  /** The name of the schema by which the content was read, "" where that isn't known. */
  shape: Generated<string>;
  design: Design | null;
  createdAt: TimeByDefault;
  /** Raised by every save. */
  version: Generated<number>;
  /** The version that people see; the row holds it, those before it stand in `cvVersion`. */
  versionNumber: Generated<number>;
  versionAt: TimeByDefault;
  editedAt: OptionalTime;
  /** Who made the last edit. */
  sitting: string | null;
  downloads: Generated<number>;
  deletedAt: OptionalTime;
  writtenFrom: WrittenFrom | null;
  droppedClaims: Written<Claim[]>;
};

export type CvVersionTable = {
  cvId: string;
  number: number;
  jobTitle: string;
  company: string;
  template: Template;
  design: Design | null;
  content: CvContent;
  changes: ChangeCounts | null;
  downloads: number;
  createdAt: Time;
};

/** The link by which a CV is shared. */
export type CvShareTable = {
  id: string;
  cvId: string;
  tokenHash: string;
  passwordHash: string | null;
  expiresAt: OptionalTime;
  views: Generated<number>;
  downloads: Generated<number>;
  createdAt: TimeByDefault;
};

/** How somebody wants their CVs to look, unless they say otherwise. */
export type OwnDesignTable = { accountId: string; design: Design; updatedAt: TimeByDefault };

export type PreviewTable = {
  id: Uuid;
  accountId: string;
  data: PreviewData;
  cvId: string | null;
  createdAt: TimeByDefault;
  expiresAt: Time;
  revision: Generated<number>;
  edits: PreviewEdits | null;
  editedAt: OptionalTime;
};

export type GenerationTable = {
  id: string;
  accountId: string;
  jobTitle: string;
  company: string;
  /** An error code; null while it runs. */
  failure: string | null;
  startedAt: Time;
  seenAt: Time;
};

export type CvDraftTable = { accountId: string; draft: CvDraft; typedAt: Time };

export type MatchHintTable = {
  accountId: string;
  pairHash: string;
  hints: MatchHints;
  createdAt: TimeByDefault;
};

export type DocumentTable = {
  cvId: string;
  versionNumber: Generated<number>;
  format: DocumentFormat;
  contentHash: string;
  bytes: Buffer;
  pageCount: number | null;
  receipt: Receipt | null;
  createdAt: TimeByDefault;
};

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
  careerProfile: CareerProfileTable;
  cv: CvTable;
  cvVersion: CvVersionTable;
  cvShare: CvShareTable;
  cvDraft: CvDraftTable;
  preview: PreviewTable;
  generation: GenerationTable;
  matchHint: MatchHintTable;
  ownDesign: OwnDesignTable;
  document: DocumentTable;
  creditPackage: CreditPackageTable;
  purchase: PurchaseTable;
  ledgerEntry: LedgerEntryTable;
  ticket: TicketTable;
  ticketReply: TicketReplyTable;
  contactMessage: ContactMessageTable;
} & OperationsTables &
  SignInTables;

import type { CareerProfile } from "@terzi/contracts/career";
import type { Claim, CvContent, GenerationMode, Length, Tone } from "@terzi/contracts/cv";
import type { DocumentFormat } from "@terzi/contracts/cv-detail";
import type { CutLine } from "@terzi/contracts/cut-line";
import type { CvDraft } from "@terzi/contracts/cv-draft";
import type { Design, Template } from "@terzi/contracts/design";
import type { Language } from "@terzi/contracts/language";
import type { LetterContent, LetterLength, LetterNotice, LetterProof } from "@terzi/contracts/letter";
import type { GapAnalysis, MatchHints, MatchResult } from "@terzi/contracts/match";
import type { PreviewData, PreviewEdits } from "@terzi/contracts/preview";
import type { TwinOffer } from "@terzi/contracts/twin";
import type { Receipt } from "@terzi/contracts/receipt";
import type { ChangeCounts, WrittenFrom } from "@terzi/contracts/saved-cv";
import type { Generated } from "kysely";
import type { OptionalTime, Time, TimeByDefault, Uuid, Written } from "./column-types.ts";

type CareerProfileTable = {
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
  /** The version that is shown; this row holds it, and earlier ones are in `cvVersion`. */
  versionNumber: Generated<number>;
  versionAt: TimeByDefault;
  editedAt: OptionalTime;
  /** Who made the last edit. */
  sitting: string | null;
  downloads: Generated<number>;
  deletedAt: OptionalTime;
  writtenFrom: WrittenFrom | null;
  droppedClaims: Written<Claim[]>;
  /** The CV of which this is the translation. */
  twinOf: string | null;
  twinOffers: Written<TwinOffer[]>;
  hidden: Written<CutLine[]>;
  declined: Written<string[]>;
  /** The CV, saved from a preview, that this one is a copy of. */
  copyOf: string | null;
};

type CvVersionTable = {
  accountId: string;
  cvId: string;
  number: number;
  jobTitle: string;
  company: string;
  template: Template;
  design: Design | null;
  content: CvContent;
  hidden: Written<CutLine[]>;
  changes: ChangeCounts | null;
  downloads: number;
  createdAt: Time;
};

/** The link by which a CV is shared. */
type CvShareTable = {
  id: string;
  cvId: string;
  tokenHash: string;
  passwordHash: string | null;
  expiresAt: OptionalTime;
  views: Generated<number>;
  downloads: Generated<number>;
  createdAt: TimeByDefault;
};

/** A letter that goes with a CV. */
export type LetterTable = {
  id: Uuid;
  accountId: string;
  cvId: string;
  length: LetterLength;
  tone: Tone;
  content: LetterContent;
  proofs: Written<LetterProof[]>;
  notices: Written<LetterNotice[]>;
  version: Generated<number>;
  createdAt: TimeByDefault;
  editedAt: OptionalTime;
};

/** How somebody wants all their CVs to look by default. */
type OwnDesignTable = { accountId: string; design: Design; updatedAt: TimeByDefault };

type PreviewTable = {
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

type GenerationTable = {
  id: string;
  accountId: string;
  jobTitle: string;
  company: string;
  /** An error code; null while it runs. */
  failure: string | null;
  startedAt: Time;
  seenAt: Time;
};

type CvDraftTable = { accountId: string; draft: CvDraft; typedAt: Time };

type TakenClaimTable = {
  accountId: string;
  pairHash: string;
  sentence: string;
  evidence: Written<string[]>;
  cvId: string | null;
  takenAt: TimeByDefault;
};

type MatchHintTable = {
  accountId: string;
  pairHash: string;
  hints: MatchHints;
  createdAt: TimeByDefault;
};

type DocumentTable = {
  accountId: string;
  cvId: string;
  versionNumber: Generated<number>;
  format: DocumentFormat;
  contentHash: string;
  bytes: Buffer;
  pageCount: number | null;
  receipt: Receipt | null;
  createdAt: TimeByDefault;
};

/** The career profile, CVs, and everything made on the way to them. */
export type CvTables = {
  careerProfile: CareerProfileTable;
  cv: CvTable;
  cvVersion: CvVersionTable;
  cvShare: CvShareTable;
  cvDraft: CvDraftTable;
  preview: PreviewTable;
  generation: GenerationTable;
  matchHint: MatchHintTable;
  takenClaim: TakenClaimTable;
  ownDesign: OwnDesignTable;
  letter: LetterTable;
  document: DocumentTable;
};

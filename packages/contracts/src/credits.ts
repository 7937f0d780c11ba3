import { z } from "zod";
import { ListInput } from "./list.ts";
import { text } from "./text.ts";

export const CreditPackage = z.object({
  id: z.uuid(),
  name: z.string(),
  /** US cents. */
  price: z.int(),
  credits: z.int(),
  bonusCredits: z.int(),
  active: z.boolean(),
  popular: z.boolean(),
});
export type CreditPackage = z.infer<typeof CreditPackage>;

export const LedgerKind = z.enum([
  "signup",
  "purchase",
  "cv",
  "letter",
  "interview",
  "twin",
  "application",
  "gap",
  "share",
  "refund",
  "admin",
]);
export type LedgerKind = z.infer<typeof LedgerKind>;

export const PurchaseStatus = z.enum(["pending", "completed", "failed", "refunded"]);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

export const CvCost = z.object({ cost: z.int().positive() });
export type CvCost = z.infer<typeof CvCost>;

/** What a letter, the interview pack, the twin, an answer of the gap interview and a share link cost; 0 where free. */
export const ExtraCosts = z.object({
  letter: z.int().nonnegative(),
  interview: z.int().nonnegative(),
  twin: z.int().nonnegative(),
  gap: z.int().nonnegative(),
  share: z.int().nonnegative(),
});
export type ExtraCosts = z.infer<typeof ExtraCosts>;

/** How a browser pays: by the sandbox's own card form, or by Stripe's, which needs its publishable key. */
export const PaymentForm = z.discriminatedUnion("provider", [
  z.object({ provider: z.literal("sandbox") }),
  z.object({ provider: z.literal("stripe"), publishableKey: z.string() }),
]);
export type PaymentForm = z.infer<typeof PaymentForm>;

export const CreateIntentInput = z.object({ packageId: z.uuid() });
export type CreateIntentInput = z.infer<typeof CreateIntentInput>;

/** Lets the browser pay one purchase. The part before `_secret_` is the id of the payment intent. */
export const ClientSecret = z.object({ clientSecret: z.string() });
export type ClientSecret = z.infer<typeof ClientSecret>;

/** The payment intent that a client secret belongs to. */
export const intentIdOf = (clientSecret: string): string => clientSecret.split("_secret_")[0] ?? "";

export const ConfirmPaymentInput = z.object({
  paymentIntentId: text(255).min(1),
  packageId: z.uuid(),
});
export type ConfirmPaymentInput = z.infer<typeof ConfirmPaymentInput>;

/** Whether the provider has the money. The credits are then granted exactly once, however often this is asked. */
export const PaymentConfirmed = z.object({ success: z.boolean(), creditsAdded: z.int() });
export type PaymentConfirmed = z.infer<typeof PaymentConfirmed>;

/** What the sandbox's card form sends. */
export const SandboxCardInput = z.object({
  clientSecret: text(255).min(1),
  cardNumber: text(50).min(1),
});
export type SandboxCardInput = z.infer<typeof SandboxCardInput>;
export const SandboxPayment = z.object({ id: z.string(), status: z.string() });
export type SandboxPayment = z.infer<typeof SandboxPayment>;

/** One of the user's purchases. */
export const Purchase = z.object({
  id: z.uuid(),
  package: z.object({ name: z.string() }),
  credits: z.int(),
  /** US cents. */
  amount: z.int(),
  status: PurchaseStatus,
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  refundedAt: z.iso.datetime().nullable(),
});
export type Purchase = z.infer<typeof Purchase>;

export const ListPurchasesInput = ListInput.extend({ status: PurchaseStatus.optional() });
export type ListPurchasesInput = z.output<typeof ListPurchasesInput>;

/** One change of a balance. */
export const LedgerEntry = z.object({
  id: z.uuid(),
  kind: LedgerKind,
  amount: z.int(),
  balanceAfter: z.int(),
  purchaseId: z.uuid().nullable(),
  cvId: z.uuid().nullable(),
  /** The admin behind a correction. */
  actorId: z.uuid().nullable(),
  createdAt: z.iso.datetime(),
});
export type LedgerEntry = z.infer<typeof LedgerEntry>;

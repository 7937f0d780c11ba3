import { z } from "zod";

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

export const LedgerKind = z.enum(["signup", "purchase", "cv", "refund", "admin"]);
export type LedgerKind = z.infer<typeof LedgerKind>;

export const PurchaseStatus = z.enum(["pending", "completed", "failed", "refunded"]);
export type PurchaseStatus = z.infer<typeof PurchaseStatus>;

export const CvCost = z.object({ cost: z.int().positive() });
export type CvCost = z.infer<typeof CvCost>;

/** How many CVs a number of credits pays for. */
export const cvsPer = (credits: number, cost: number): number => Math.floor(credits / cost);

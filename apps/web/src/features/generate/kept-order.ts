import { CvDraft } from "@terzi/contracts/cv-draft";
import type { Language } from "@terzi/contracts/language";
import { z } from "zod";

/** The wizard's entries: complete in shape, not yet in content. */
export type Order = CvDraft;

/** In this tab, even if longer than the account stores. */
const TabOrder = CvDraft.extend({ jobPosting: z.string(), jobTitle: z.string(), company: z.string() });
const KeptOrder = z.object({ order: TabOrder, typedAt: z.string() });
export type KeptOrder = z.infer<typeof KeptOrder>;

export type OrderStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string): string => `terzi-order:${userId}`;

export const blankOrder = (language: Language): Order => CvDraft.parse({ language });

export const isBlank = ({ jobPosting, jobTitle, company }: Order): boolean =>
  !`${jobPosting}${jobTitle}${company}`.trim();

/** The entries of both steps as this user left them in this tab; null without any. */
export function findOrder(storage: OrderStorage, userId: string): KeptOrder | null {
  try {
    return KeptOrder.safeParse(JSON.parse(storage.getItem(keyOf(userId)) ?? "null")).data ?? null;
  } catch {
    return null;
  }
}

/** Keeps the entries through a reload and an expired session; a full storage costs only that. */
export function keepOrder(storage: OrderStorage, userId: string, kept: KeptOrder): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(kept));
  } catch {
    // The wizard itself still works.
  }
}

export function forgetOrder(storage: OrderStorage, userId: string): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing could be kept there either.
  }
}

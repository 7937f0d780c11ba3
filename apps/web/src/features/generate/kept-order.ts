import { CvOptions, type CvOrderInput } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import { z } from "zod";

/** The wizard's entries: complete in shape, not yet in content. */
const Order = CvOptions.extend({
  jobPosting: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  /** What the person settled themselves; all else follows the posting. */
  isTitleTyped: z.boolean().default(false),
  isCompanyTyped: z.boolean().default(false),
  isLanguageChosen: z.boolean().default(false),
});
export type Order = z.infer<typeof Order> & CvOrderInput;

export type OrderStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keyOf = (userId: string): string => `terzi-order:${userId}`;

export const blankOrder = (language: Language): Order =>
  Order.parse({ jobPosting: "", jobTitle: "", company: "", language });

/** The entries of both steps as this user left them in this tab; blank ones in `language` when there are none. */
export function findOrder(
  storage: OrderStorage,
  { id, language }: { id: string; language: Language },
): Order {
  try {
    return Order.safeParse(JSON.parse(storage.getItem(keyOf(id)) ?? "null")).data ?? blankOrder(language);
  } catch {
    return blankOrder(language);
  }
}

/** Keeps the entries through a reload and an expired session; a full storage costs only that. */
export function keepOrder(storage: OrderStorage, userId: string, order: Order): void {
  try {
    storage.setItem(keyOf(userId), JSON.stringify(order));
  } catch {
    // The wizard itself goes on working.
  }
}

export function forgetOrder(storage: OrderStorage, userId: string): void {
  try {
    storage.removeItem(keyOf(userId));
  } catch {
    // Nothing could be kept there either.
  }
}

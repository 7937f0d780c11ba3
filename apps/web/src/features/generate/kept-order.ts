import { CvOptions, type CvOrderInput } from "@terzi/contracts/cv";
import type { Language } from "@terzi/contracts/language";
import { z } from "zod";

/** The wizard's entries: complete in shape, not yet in content. */
const Order = CvOptions.extend({ jobPosting: z.string(), jobTitle: z.string(), company: z.string() });
export type Order = z.infer<typeof Order> & CvOrderInput;

export type OrderStorage = Pick<Storage, "getItem" | "setItem">;

const KEY = "terzi-order";

export const blankOrder = (language: Language): Order =>
  Order.parse({ jobPosting: "", jobTitle: "", company: "", language });

/** The entries of both steps as they were left in this tab; blank ones when there are none. */
export function findOrder(storage: OrderStorage, language: Language): Order {
  try {
    return Order.safeParse(JSON.parse(storage.getItem(KEY) ?? "null")).data ?? blankOrder(language);
  } catch {
    return blankOrder(language);
  }
}

/** Keeps the entries through a reload; a full storage costs only that. */
export function keepOrder(storage: OrderStorage, order: Order): void {
  try {
    storage.setItem(KEY, JSON.stringify(order));
  } catch {
    // The wizard itself goes on working.
  }
}

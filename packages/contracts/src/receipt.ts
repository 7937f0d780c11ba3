import { z } from "zod";
import { Place } from "./place.ts";

/**
 * How many fields of a CV a program found, in place and in order, when it read the document back, and which it
 * missed.
 */
export const Receipt = z.object({ found: z.int(), total: z.int(), missing: z.array(Place) });
export type Receipt = z.infer<typeof Receipt>;

/** Null where a document could not be read back at all. */
export const Receipts = z.object({ pdf: Receipt.nullable(), docx: Receipt.nullable() });
export type Receipts = z.infer<typeof Receipts>;

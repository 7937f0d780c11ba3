import { z } from "zod";
import { NewPassword } from "./account.ts";
import { CvId } from "./cv-detail.ts";

/** Gives a saved CV a link of its own. A link it had before stops working. */
export const ShareCvInput = CvId.extend({
  /** Left out: until it is switched off. */
  expiresInDays: z.int().min(1).max(365).optional(),
  /** A password that visitors need besides the link. */
  password: NewPassword.optional(),
});
export type ShareCvInput = z.input<typeof ShareCvInput>;

/** How a CV is shared. `path`: what follows the product's own address in the link. */
export const CvShare = z.object({
  path: z.string(),
  createdAt: z.iso.datetime(),
  /** Null: until it is switched off. */
  expiresAt: z.iso.datetime().nullable(),
  hasPassword: z.boolean(),
  /** How often others than its owner opened it. */
  views: z.int(),
  downloads: z.int(),
});
export type CvShare = z.infer<typeof CvShare>;

/** Null where a CV isn't shared. */
export const ShareOfCv = z.object({ share: CvShare.nullable() });
export type ShareOfCv = z.infer<typeof ShareOfCv>;

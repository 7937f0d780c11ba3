import { z } from "zod";

export const CvCount = z.object({ count: z.int() });
export type CvCount = z.infer<typeof CvCount>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** Who answers whether the product is ready, part by part; the printer as it was found to be at that time. */
export const Readiness = z.object({
  ready: z.boolean(),
  parts: z.record(z.string(), z.boolean()),
  printerCheckedAt: z.iso.datetime(),
});
export type Readiness = z.infer<typeof Readiness>;

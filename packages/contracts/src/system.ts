import { z } from "zod";

export const CvCount = z.object({ count: z.int() });
export type CvCount = z.infer<typeof CvCount>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** Who answers whether the product is ready, part by part. */
export const Readiness = z.object({ ready: z.boolean(), parts: z.record(z.string(), z.boolean()) });
export type Readiness = z.infer<typeof Readiness>;

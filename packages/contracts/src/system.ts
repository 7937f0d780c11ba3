import { z } from "zod";

export const CvCount = z.object({ count: z.int() });
export type CvCount = z.infer<typeof CvCount>;

/** Who answers for the product, by name and postal address. */
export const Operator = z.object({ name: z.string(), address: z.string() });
export type Operator = z.infer<typeof Operator>;

/** What the legal pages have to know of this very installation, so that they say nothing that isn't so. */
export const LegalFacts = z.object({
  operator: Operator.nullable(),
  /** Null where no address is named. */
  email: z.string().nullable(),
  /** Whose service takes card payments. */
  payments: z.enum(["stripe", "sandbox"]),
  captcha: z.enum(["altcha", "recaptcha"]),
  /** Where a language model is asked that sees profile and posting; null when nothing leaves the house. */
  modelHost: z.string().nullable(),
});
export type LegalFacts = z.infer<typeof LegalFacts>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** Who answers whether the product is ready, part by part; the printer as it was found to be at that time. */
export const Readiness = z.object({
  ready: z.boolean(),
  parts: z.record(z.string(), z.boolean()),
  printerCheckedAt: z.iso.datetime(),
});
export type Readiness = z.infer<typeof Readiness>;

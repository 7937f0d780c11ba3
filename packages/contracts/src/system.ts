import { z } from "zod";

export const CvCount = z.object({ count: z.int() });
export type CvCount = z.infer<typeof CvCount>;

/** Who is responsible for the product, by name and postal address. */
export const Operator = z.object({ name: z.string(), address: z.string() });
export type Operator = z.infer<typeof Operator>;

/** What the legal pages must know about this installation, so that they say nothing untrue. */
export const LegalFacts = z.object({
  operator: Operator.nullable(),
  /** Null where no address is named. */
  email: z.string().nullable(),
  /** Whose service takes card payments. */
  payments: z.enum(["stripe", "sandbox"]),
  captcha: z.enum(["altcha", "recaptcha"]),
  /** Where the language model that sees profile and posting runs; null when nothing leaves the installation. */
  modelHost: z.string().nullable(),
});
export type LegalFacts = z.infer<typeof LegalFacts>;

export const Message = z.object({ message: z.string() });
export type Message = z.infer<typeof Message>;

/** Whether each part of the product is ready. The printer's state is the one last found. */
export const Readiness = z.object({
  ready: z.boolean(),
  parts: z.record(z.string(), z.boolean()),
  printerCheckedAt: z.iso.datetime(),
});
export type Readiness = z.infer<typeof Readiness>;

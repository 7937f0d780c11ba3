import { z } from "zod";

/** The languages of the interface and of a CV. */
export const Language = z.enum(["en", "tr"]);
export type Language = z.infer<typeof Language>;

/** The language that a visitor's `Accept-Language` (or `navigator.language`) asks for: English unless Turkish comes first. */
export const preferredLanguage = (accept: string | undefined): Language =>
  /^\s*tr\b/i.test(accept ?? "") ? "tr" : "en";

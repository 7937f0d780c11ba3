import type { Language } from "./language.ts";

/** The language that a visitor's `Accept-Language` (or `navigator.language`) asks for: English unless Turkish comes first. */
export const preferredLanguage = (accept: string | undefined): Language =>
  /^\s*tr\b/i.test(accept ?? "") ? "tr" : "en";

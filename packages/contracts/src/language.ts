import { z } from "zod";

/** The languages of the interface and of a CV. */
export const Language = z.enum(["en", "tr"]);
export type Language = z.infer<typeof Language>;

/** What is spoken to whoever hasn't said, and in texts that don't tell their language. */
export const DEFAULT_LANGUAGE: Language = "en";

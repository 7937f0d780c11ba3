import { z } from "zod";
import { LANGUAGES } from "./languages.ts";

/** The languages of the interface and of a CV. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;

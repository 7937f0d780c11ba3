import { z } from "zod";

/** The languages of the interface and of a CV. */
export const Language = z.enum(["en", "tr"]);
export type Language = z.infer<typeof Language>;

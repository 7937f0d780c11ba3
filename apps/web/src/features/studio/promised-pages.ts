import type { Length } from "@terzi/contracts/cv";
import { PROMISED_PAGES } from "@terzi/tailoring/fitting/fit";

/** The pages that a length promises; null promises nothing. */
export const promisedPages = (length: Length): number | null => PROMISED_PAGES[length];

import { matchingCue } from "../languages/all-matching-cues.ts";

/** What a certificate is called besides its name: it says no more than the place where it stands. Folded. */
export const SAYS_CERTIFICATE = new RegExp(`^${matchingCue("certificateWord")}$`);

import { matchingCue } from "../languages/all-matching-cues.ts";

/** What a certificate is called besides its name: it says no more than the place where it stands. Folded. */
export const SAYS_CERTIFICATE = new RegExp(`^${matchingCue("certificateWord")}$`);

const REGISTERED = /^(?:regist|accredit|kayit|uye|member)/;

/** Whether a word says that something is held: a certificate, a registration, a membership. */
export const saysHeld = (key: string): boolean => SAYS_CERTIFICATE.test(key) || REGISTERED.test(key);

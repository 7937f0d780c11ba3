import { matchingCue } from "../languages/all-matching-cues.ts";
import type { Annotated } from "../lexicon/annotate.ts";

/** What a certificate is called besides its name: it says no more than the place where it stands. Folded. */
export const SAYS_CERTIFICATE = new RegExp(`^${matchingCue("certificateWord")}$`);

const REGISTERED = /^(?:regist|accredit|kayit|uye|member)/;

/** Whether a word says that something is held: a certificate, a registration, a membership. */
export const saysHeld = (key: string): boolean => SAYS_CERTIFICATE.test(key) || REGISTERED.test(key);

/** "Sertifikası" and "licence" are said by the place where a certificate stands. */
export const withoutKind = (part: Annotated): Annotated => ({
  ...part,
  words: part.words.map((word) => (SAYS_CERTIFICATE.test(word.key) ? { ...word, telling: 0 } : word)),
});

import type { Language } from "@terzi/contracts/languages";
import { capitalizeIn, lowerIn } from "@terzi/language/normalise";

/** A heading set in capitals, or with marks around it, as one that stands beside others: "EDITORIAL WORK:" is "Editorial work". */
export function calmHeading(written: string, language: Language): string {
  const text = written.replace(/^[^\p{L}\p{N}]+|[\s:–—-]+$/gu, "");
  const isShouted = /\p{L}{3}/u.test(text) && !/\p{Ll}/u.test(text);
  return isShouted ? capitalizeIn(lowerIn(text, language), language) : text;
}

import type { Section } from "./find-sections.ts";

/**
 * Sections that may stand last, and so seem to go on with what only closes the page: contacts, a declaration. References
 * have mail addresses of their own.
 */
export const MAY_CLOSE: ReadonlySet<Section["kind"]> = new Set<Section["kind"]>([
  "work",
  "education",
  "skills",
  "soft",
  "languages",
  "certifications",
  "hobbies",
]);

/** What kind of thing a concept is, which decides how much a mention of it tells. */
export type ConceptKind = "tool" | "knowledge" | "soft" | "language" | "certificate" | "task";

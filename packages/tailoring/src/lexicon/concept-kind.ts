/** What sort of thing a concept is; it decides how much naming it says. */
export type ConceptKind = "tool" | "knowledge" | "soft" | "language" | "certificate" | "task";

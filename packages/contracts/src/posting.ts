import { z } from "zod";
import { Language } from "./language.ts";

/** A stretch of the posting, as UTF-16 offsets: `posting.slice(start, end)`. */
export const Span = z.object({ start: z.int(), end: z.int() });
export type Span = z.infer<typeof Span>;

export const RequirementKind = z.enum([
  "skill",
  "knowledge",
  "task",
  "experience",
  "education",
  "certificate",
  "language",
  "soft",
  "condition",
]);
export type RequirementKind = z.infer<typeof RequirementKind>;

/** One thing that the posting asks for. */
export const Requirement = z.object({
  /** "r1", "r2", … in the posting's order. */
  id: z.string(),
  kind: RequirementKind,
  importance: z.enum(["must", "nice"]),
  /** Its share in the score, before normalising (docs/matching.md). */
  weight: z.number(),
  /** The posting's own words. */
  text: z.string(),
  span: Span,
  /** What is asked for, without the words around it: "PostgreSQL", "project management". */
  term: z.string(),
  /** Years asked for, where the requirement counts them. */
  years: z.number().optional(),
  /** The job itself, by its title: judged by how much the whole profile resembles the whole posting. */
  isJob: z.boolean().optional(),
  /** Seen by a language model and not by the rules: it is shown and weighs nothing. */
  isProposed: z.literal(true).optional(),
  /** A degree level ("bachelor") or a language level ("B2", "fluent"), where one is asked for. */
  level: z.string().optional(),
});
export type Requirement = z.infer<typeof Requirement>;

export const PostingSection = z.object({
  kind: z.enum(["requirements", "nice", "tasks", "company", "benefits", "application", "other"]),
  heading: z.string(),
  span: Span,
});
export type PostingSection = z.infer<typeof PostingSection>;

/** Something in the posting that a person should know of: text that gives orders to a machine, stuffed keywords. */
export const PostingWarning = z.object({
  code: z.enum(["machine-orders", "keyword-stuffing"]),
  quote: z.string(),
});
export type PostingWarning = z.infer<typeof PostingWarning>;

export const PostingReading = z.object({
  language: Language,
  sections: z.array(PostingSection),
  requirements: z.array(Requirement),
  warnings: z.array(PostingWarning),
});
export type PostingReading = z.infer<typeof PostingReading>;

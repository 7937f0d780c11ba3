/** What stands before a title in any language, and keeps what it says. */
export type Rank = "senior" | "junior" | "trainee" | "freelance";

/** Heads that are said of any field: "Marketing Coordinator". Where two are one word, the first is meant. */
export type Head =
  | "intern"
  | "trainee"
  | "specialist"
  | "coordinator"
  | "manager"
  | "director"
  | "consultant"
  | "analyst"
  | "technician"
  | "teacher"
  | "engineer"
  | "assistant";

/** How a language makes job titles of ranks, fields and heads. */
export type TitleWords = {
  /** `pattern`: a title with the rank, the rest as its first group. */
  ranks: Record<Rank, { pattern: RegExp; written: string }>;
  heads: Record<Head, string>;
  /** The title that a deputy's is made of ("Assistant Store Manager"); undefined for other titles. */
  withoutDeputy(title: string): string | undefined;
  /** The title of the deputy; undefined where the language has none for it. */
  asDeputy(title: string): string | undefined;
};

import type { PostingSection } from "@terzi/contracts/posting";

/**
 * What a line is about, told by its own words: folded expressions, one a line, each met as whole words. Used where no
 * heading says it, and to overrule a heading.
 */
export type LineCues = {
  /** Law and privacy. */
  formality: string;
  benefit: string;
  applying: string;
  /** Conditions of employment: shifts, travel, a driving licence. */
  condition: string;
  /** What is a condition only where nothing else is said. */
  bareCondition: string;
  certificate: string;
};

type Announced = PostingSection["kind"];

/** What headings announce: folded expressions, met inside words too. */
export type HeadingCues = {
  /** Whole phrases, which win over single words: what "you" offer is asked, what "we" offer is given. */
  surely: Record<"requirements" | "nice" | "benefits" | "tasks", string>;
  likely: Record<Announced, string>;
  /** Whole headings that are told by their frame, whatever word stands in it: "What the bakery offers". */
  framed: string;
  /** The words that headings are made of. */
  vocabulary: string;
};

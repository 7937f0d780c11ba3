import type { PostingSection, PostingWarning, Span } from "@terzi/contracts/posting";

/** A line of a posting, as a person would have laid it out: a heading, a bullet, or a sentence of prose. */
export type Line = Span & {
  text: string;
  isBullet: boolean;
  startsLine: boolean;
  /** The left cell of a table's row, which says what the cells beside it are. */
  isLabel?: boolean;
  /** What it tries on a program that reads it. Such a line asks for nothing and names nothing. */
  trick?: PostingWarning["code"];
};

/** A line with the kind of the section that it stands in. `isTold`: by its own words, as no heading says it. */
export type PlacedLine = Line & { section: PostingSection["kind"] | "unknown"; isTold?: boolean };

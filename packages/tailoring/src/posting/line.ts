import type { PostingSection, PostingWarning, Span } from "@terzi/contracts/posting";
import type { Asked } from "./physical.ts";

/** A line of a posting as a person would lay it out: a heading, a bullet, or a sentence of prose. */
export type Line = Span & {
  text: string;
  isBullet: boolean;
  startsLine: boolean;
  /** The left cell of a table's row, which labels the cells beside it. */
  isLabel?: boolean;
  /** A label with one cell beside it, in a table. */
  opensRow?: boolean | undefined;
  /** The section that its column of a table puts it in. */
  under?: Asked;
  /** A condition's label and its value. */
  isField?: true;
  /** Stands behind "Post:" or another label of the job's own name. */
  isTitled?: true;
  /** What it tries on a program that reads it. Such a line asks for nothing and names nothing. */
  trick?: PostingWarning["code"];
};

/** A line with the kind of its section. `isTold`: by its own words, since no heading says it. */
export type PlacedLine = Line & {
  section: PostingSection["kind"] | "unknown";
  isTold?: boolean;
  /** How likely it is that the line asks something of the candidate, 0 to 1, whatever the rules say of it. */
  asks?: number;
  /** The section by its heading alone. */
  headed?: PostingSection["kind"] | "unknown";
};

import type { Span } from "@terzi/contracts/posting";

/** A part of a line that asks for one thing, and the clause whose words apply to it ("preferably", "5 years"). */
export type Piece = Span & { clause: Span };

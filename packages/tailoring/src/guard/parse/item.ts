import type { Action, Term } from "./line.ts";
import type { NumberTerm } from "./number-term.ts";

/** What one word or fixed group of a text contributes to its claims. */
export type Item =
  | { type: "break"; isClosing?: boolean }
  | { type: "present" }
  | { type: "throughout" }
  | { type: "term"; term: Term }
  | { type: "action"; action: Action }
  | { type: "marker"; id: string }
  | { type: "number"; number: NumberTerm };

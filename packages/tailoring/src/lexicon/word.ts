import type { Token } from "@terzi/language/tokens";

/**
 * A word with what it means: English roots (a Turkish word may have several), and how much it tells, 0 to 1. `own`: its
 * stem in its own language, where that isn't English.
 */
export type Word = Token & { roots: string[]; telling: number; own?: string };

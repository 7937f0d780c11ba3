import type { Action } from "./line.ts";

/** "managed", not "management" or "managing". */
export const isFiniteVerb = ({ isNominal, isGerund }: Action): boolean => !isNominal && !isGerund;

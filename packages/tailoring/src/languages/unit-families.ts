/**
 * How a language writes units of one kind, such as lengths, each the source of an expression in letters without accents.
 * Every language has the same units in the same order; NEVER where it writes one as others do.
 */
export type UnitFamilies = readonly (readonly string[])[];

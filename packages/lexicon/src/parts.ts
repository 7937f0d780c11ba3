/** The tables of a part of what matching reads, as `compile.ts` wrote them. */
export type Tables = Readonly<Record<string, string>>;

/** How many rows of a table that few texts need come together: some 250 bytes compressed. */
export const ROWS_IN_PART = 50;

/** Loads a missing part. */
export type LoadPart = () => Promise<{ TABLES: Tables }>;

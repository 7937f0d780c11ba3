/** The tables of a part of what matching reads, as `compile.ts` wrote them. */
export type Tables = Readonly<Record<string, string>>;

/** How many rows of a table that few texts need come together: some 250 bytes compressed. */
export const ROWS_IN_PART = { glosses: 50, phrases: 20, titles: 50 };
/** Tables whose rows come by need. */
export type TableByNeed = keyof typeof ROWS_IN_PART;

/** Loads a missing part. */
export type LoadPart = () => Promise<{ TABLES: Tables }>;

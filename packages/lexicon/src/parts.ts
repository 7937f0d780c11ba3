/** The tables of a part of what matching reads, as `compile.ts` wrote them. */
export type Tables = Readonly<Record<string, string>>;

/** Loads a missing part. */
export type LoadPart = () => Promise<{ TABLES: Tables }>;

/** The tables of a part of what matching reads, as `compile.ts` wrote them. */
export type Tables = Readonly<Record<string, string>>;

/** Brings a part that isn't at hand. */
export type LoadPart = () => Promise<{ TABLES: Tables }>;

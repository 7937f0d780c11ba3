/** The source of an expression that is met by any of several. */
export const alternatives = (sources: string[]): string => `(?:${sources.join("|")})`;

/** One expression that matches wherever any of several does. */
export const alternatives = (sources: string[]): string => `(?:${sources.join("|")})`;

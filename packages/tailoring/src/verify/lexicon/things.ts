/** Nouns and adjectives of working life. */
export const THINGS = `
team | team, crew, squad | ekip, takım
`;

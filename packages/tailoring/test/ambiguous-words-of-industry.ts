/** As in ambiguous-words.ts: words of workshops, sites and fields that stand for more than one concept. */
export const INDUSTRY_THINGS_ENGLISH = `
sprinkler, table
`;

export const INDUSTRY_THINGS_TURKISH = `
hatti, mantar, ton
`;

export const INDUSTRY_ROLES_ENGLISH = `

`;

export const INDUSTRY_ROLES_TURKISH = `

`;

/** As in ambiguous-words.ts: words of workshops, sites and fields that stand for more than one concept. */
export const INDUSTRY_THINGS_ENGLISH = `
base, lamb
`;

export const INDUSTRY_THINGS_TURKISH = `
gosterge, kaide, kart, kullanma talimati, sema
`;

export const INDUSTRY_ROLES_ENGLISH = `

`;

export const INDUSTRY_ROLES_TURKISH = `

`;

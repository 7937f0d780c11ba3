/** As in ambiguous-words.ts: words of workshops, sites and fields that stand for more than one concept. */
export const INDUSTRY_THINGS_ENGLISH = `
against, belt, coat, control panel, gearbox, insert, screen, seal, section, soil
`;

export const INDUSTRY_THINGS_TURKISH = `
cekme, dis mekan, ekmek, gece, ic mekan, karsi, manset
`;

export const INDUSTRY_ROLES_ENGLISH = `

`;

export const INDUSTRY_ROLES_TURKISH = `

`;

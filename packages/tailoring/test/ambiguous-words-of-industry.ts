/** As in ambiguous-words.ts: words of workshops, sites and fields that stand for more than one concept. */
export const INDUSTRY_THINGS_ENGLISH = `

`;

export const INDUSTRY_THINGS_TURKISH = `

`;

export const INDUSTRY_ROLES_ENGLISH = `
geophysicist, goldsmith, hse engineer, hydrologist, loom operator, print operator, production coordinator,
quality assurance engineer
`;

export const INDUSTRY_ROLES_TURKISH = `
ekip basi, firin ustasi, havuzcu, is guvenligi muhendisi, kesim operatoru, motor ustasi,
nakis makinesi operatoru, pisirici, servis sefi, teknik direktor, teknik eleman, topograf,
ucak bakim muhendisi
`;

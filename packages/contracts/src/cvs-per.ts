/** How many CVs a number of credits pays for. */
export const cvsPer = (credits: number, cost: number): number => Math.floor(credits / cost);

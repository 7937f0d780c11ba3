/** Degrees, from low to high. */
export const DEGREES = ["high school", "associate", "bachelor", "master", "doctorate"] as const;
export type Degree = (typeof DEGREES)[number];

/** What a secondary school can't award. */
export type HigherDegree = Exclude<Degree, "high school">;

/** 1 for a high school, 5 for a doctorate; 0 for anything else, so any string may be asked. */
export const degreeRank = (degree: string): number => (DEGREES as readonly string[]).indexOf(degree) + 1;

import { foldAscii } from "@terzi/language/normalise";

export type DegreeLevel = "associate" | "bachelor" | "master" | "doctor";

const LEVELS: [DegreeLevel, RegExp][] = [
  ["doctor", /\b(?:ph\.?\s?d|doctora\w*|doktora\w*|dphil)\b/],
  ["master", /\b(?:master\w*|m\.?\s?sc|m\.?\s?a|m\.?\s?eng|mba|yuksek lisans)\b/],
  ["associate", /\b(?:associate\w*|on ?lisans|onlisans)\b/],
  ["bachelor", /\b(?:bachelor\w*|b\.?\s?sc|b\.?\s?a|b\.?\s?s|b\.?\s?eng|b\.?\s?ed|lisans)\b/],
];

/** The level that a degree's words name, in English or Turkish; null when they name none. */
export const readDegreeLevel = (degree: string): DegreeLevel | null =>
  LEVELS.find(([, pattern]) => pattern.test(foldAscii(degree)))?.[0] ?? null;

import type { RequirementKind } from "@terzi/contracts/posting";
import { readDegree } from "@terzi/language/read-degree";
import { postingPattern } from "../languages/all-posting-patterns.ts";
import { readLanguageLevel } from "./language-level.ts";
import { readYears } from "./years.ts";

const LEVEL = new RegExp(String.raw`\b[abc][12]\b|${postingPattern("levelBehind")}`, "iu");

/**
 * A level applies to what follows it ("fluent in English, German"); after it, it is marked as one ("… at C1 level").
 */
function readLevelAround(whole: string, clause: string): string | undefined {
  const [before = "", behind = ""] = clause.split(whole, 2);
  return readLanguageLevel(before) ?? (LEVEL.test(behind) ? readLanguageLevel(behind) : undefined);
}

/** Of what is asked: how many years, or which level of a degree or a language. */
export function readHowMuch(
  kind: RequirementKind,
  whole: string,
  line: string,
): { years?: number; level?: string } {
  if (kind === "education") {
    const level = readDegree(whole) ?? readDegree(line);
    return level ? { level } : {};
  }
  if (kind === "language") {
    const level = readLanguageLevel(whole) ?? readLevelAround(whole, line);
    return level ? { level } : {};
  }
  const years = readYears(whole);
  return years === undefined ? {} : { years };
}

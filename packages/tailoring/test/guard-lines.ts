import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { createGuard } from "../src/guard/guard.ts";
import { maySay } from "./may-say.ts";

/** Whether a person who wrote only `fact` of a job, and its title, may be said to have done `claim` there. */
export function follows(fact: string, claim: string, position = ""): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [fact] }],
  });
  return maySay(profile, claim, { place: "experiences.0" });
}

/** What the guard says to one sentence, where the person wrote only `fact` of a job. */
export const verdictOn = (fact: string, claim: string): string => verdictOnLines([fact], claim);

/** The same, of a job with several lines. */
export function verdictOnLines(facts: string[], claim: string): string {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", startDate: "2019", endDate: "2021", responsibilities: facts }],
  });
  const guard = createGuard(profile, "enhanced", "2026-11-21", detectLanguage(claim));
  return guard.check(claim, { kind: "entry", place: "experiences.0" })[0]?.verdict ?? "";
}

/** Lines of "what is in the profile => what is claimed". */
export const read = (lines: string): [fact: string, claim: string][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([fact = "", claim = ""]) => [fact, claim]);

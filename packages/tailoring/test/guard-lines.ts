import { CareerProfile } from "@terzi/contracts/career";
import { checkSentence } from "../src/verify/checking/check-sentence.ts";
import { readFacts } from "../src/verify/facts/profile-facts.ts";

/** Whether a person who wrote only `fact` of a job, and its title, may be said to have done `claim` there. */
export function follows(fact: string, claim: string, position = ""): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [fact] }],
  });
  return checkSentence(claim, readFacts(profile, "2026-11-21"), { kind: "entry", place: "experiences.0" })
    .supported;
}

/** Lines of "what is in the profile => what is claimed". */
export const read = (lines: string): [fact: string, claim: string][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([fact = "", claim = ""]) => [fact, claim]);

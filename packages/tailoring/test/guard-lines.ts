import { CareerProfile } from "@terzi/contracts/career";
import { maySay } from "./may-say.ts";

/** Whether a person who wrote only `fact` of a job, and its title, may be said to have done `claim` there. */
export function follows(fact: string, claim: string, position = ""): boolean {
  const profile = CareerProfile.parse({
    experiences: [{ company: "Zet", position, startDate: "2019", endDate: "2021", responsibilities: [fact] }],
  });
  return maySay(profile, claim, { place: "experiences.0" });
}

/** Lines of "what is in the profile => what is claimed". */
export const read = (lines: string): [fact: string, claim: string][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => line.split(" => "))
    .map(([fact = "", claim = ""]) => [fact, claim]);

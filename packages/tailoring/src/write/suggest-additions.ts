import type { RequirementMatch } from "@terzi/contracts/match";
import { capitalizeIn } from "../text/fold.ts";
import type { Edit, WritingTask } from "./writer.ts";

const MOST = 3;

/** A skill or task that the profile comes near to, in words short enough to stand in a point. */
const isNearMiss = ({ verdict, requirement, evidence }: RequirementMatch): boolean =>
  verdict === "partly" &&
  evidence.length > 0 &&
  ["skill", "knowledge", "task"].includes(requirement.kind) &&
  requirement.years === undefined &&
  requirement.term.length <= 60;

/**
 * Points for what the posting asks and the profile nearly has, in the job whose words come nearest. They are claims
 * that nobody has made yet: the guard marks them as added and the person confirms each or it goes.
 */
export function suggestAdditions({ order, match, base }: WritingTask): Edit[] {
  const { workExperience } = base;
  if (typeof workExperience === "string") return [];
  const lengths = new Map<number, number>();
  return match.matches
    .filter(isNearMiss)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .slice(0, MOST)
    .flatMap(({ requirement, evidence }) => {
      const place = evidence.find((one) => one.place.startsWith("experiences."))?.place;
      const source = place?.split(".").slice(0, 2).join(".");
      const position = workExperience.findIndex((job) => job.source === (source ?? "experiences.0"));
      const job = workExperience[position];
      if (!job) return [];
      const index = lengths.get(position) ?? job.responsibilities.length;
      lengths.set(position, index + 1);
      const term = requirement.term.trim();
      const text =
        order.language === "tr" ? `${capitalizeIn(term, "tr")} konusunda çalıştım` : `Worked with ${term}`;
      return [
        { at: `workExperience.${position}.responsibilities.${index}`, text, restsOn: place ? [place] : [] },
      ];
    });
}

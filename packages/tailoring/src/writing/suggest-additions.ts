import type { RequirementMatch } from "@terzi/contracts/match";
import { entryPlace, parsePlace, printPlace } from "@terzi/contracts/place";
import { isOngoing } from "@terzi/language/dates";
import { phraseAddition } from "./phrase-addition.ts";
import type { Edit, WritingTask } from "./writer.ts";

const MOST = 3;

/** A skill or task that the profile nearly has, short enough for a point. */
const isNearMiss = ({ verdict, requirement, evidence }: RequirementMatch): boolean =>
  verdict === "partly" &&
  evidence.length > 0 &&
  ["skill", "knowledge", "task"].includes(requirement.kind) &&
  requirement.years === undefined &&
  requirement.term.length <= 60;

/**
 * Points for what the posting asks and the profile nearly has, in the job with the nearest words. Nobody has made
 * these claims yet: the guard marks them as added, and each is confirmed by the person or goes.
 */
export function suggestAdditions({ order, match, base, reading }: WritingTask): Edit[] {
  const { workExperience } = base;
  // The point uses the posting's words, so they must be in the CV's language.
  if (typeof workExperience === "string" || reading.language !== order.language) return [];
  const lengths = new Map<number, number>();
  return match.matches
    .filter(isNearMiss)
    .toSorted((a, b) => b.requirement.weight - a.requirement.weight)
    .flatMap(({ requirement, evidence }) => {
      const place = evidence.find((one) => parsePlace(one.place).section === "experiences")?.place;
      const source = place && entryPlace(place);
      const position = workExperience.findIndex((job) => job.source === (source ?? "experiences.0"));
      const job = workExperience[position];
      if (!job) return [];
      const isPast = job.endDate.trim() !== "" && !isOngoing(job.endDate);
      const text = phraseAddition(requirement.term, order.language, isPast);
      if (!text) return [];
      const index = lengths.get(position) ?? job.responsibilities.length;
      lengths.set(position, index + 1);
      return [
        {
          at: printPlace({ section: "workExperience", entry: position, field: "responsibilities", index }),
          text,
          restsOn: place ? [place] : [],
        },
      ];
    })
    .slice(0, MOST);
}

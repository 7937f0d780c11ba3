import type { CvContent } from "@terzi/contracts/cv";
import { itemPlace, type Place, printPlace } from "@terzi/contracts/place";
import { matchingCue } from "../languages/all-matching-cues.ts";
import { writingPattern } from "../languages/all-writing-patterns.ts";

const DENIAL = new RegExp(writingPattern("denial"), "iu");
const GOOD_TO_LACK = new RegExp(matchingCue("goodToLack"), "iu");

/** "I didn't do any pricing in this job": honest in a profile, and no line of a CV. Not "had no accidents". */
const isDenial = (line: string): boolean => DENIAL.test(line.trim()) && !GOOD_TO_LACK.test(line);

/** The points of jobs that only say what somebody didn't do. */
export function listDenials({ workExperience }: CvContent): Place[] {
  if (typeof workExperience === "string") return [];
  return workExperience.flatMap((job, entry) =>
    (["responsibilities", "achievements"] as const).flatMap((field) =>
      job[field].flatMap((line, index) =>
        isDenial(line) ? [itemPlace(printPlace({ section: "workExperience", entry, field }), index)] : [],
      ),
    ),
  );
}

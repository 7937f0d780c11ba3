import type { Language } from "@terzi/contracts/languages";
import type { Requirement } from "@terzi/contracts/posting";
import { annotate } from "../lexicon/annotate.ts";
import { coverWords } from "./coverage.ts";
import type { Witness } from "./evidence.ts";
import { judgeEducation } from "./judge-education.ts";
import { judgeExperience } from "./judge-experience.ts";
import { judgeLanguage } from "./judge-language.ts";
import type { Judgement } from "./judgement.ts";

/** What the profile shows of one requirement, by the rules of its kind. `language` is the posting's. */
export function judge(witness: Witness, requirement: Requirement, language: Language): Judgement {
  switch (requirement.kind) {
    case "experience":
      return judgeExperience(witness, requirement, language);
    case "education":
      return judgeEducation(witness, requirement, language);
    case "language":
      return judgeLanguage(witness, requirement, language);
    default:
      return coverWords(witness, annotate(requirement.term, language));
  }
}

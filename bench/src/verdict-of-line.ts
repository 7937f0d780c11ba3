import { CareerProfile } from "@terzi/contracts/career";
import type { Verdict } from "@terzi/contracts/cv";
import { detectLanguage } from "@terzi/language/detect-language";
import { createGuard } from "@terzi/tailoring/guard/guard";
import { verdictOf } from "./people-claims.ts";

const TODAY = "2026-11-21";

/** What the guard says to a sentence about somebody whose profile has this line alone. */
export function verdictOfLine(line: string, sentence: string): Verdict {
  const profile = CareerProfile.parse({
    experiences: [
      { company: "Zet", position: "Eleman", startDate: "2019", endDate: "2021", responsibilities: [line] },
    ],
  });
  const guard = createGuard(profile, "enhanced", TODAY, detectLanguage(sentence));
  return verdictOf(guard.check(sentence, { kind: "entry", place: "experiences.0" }));
}

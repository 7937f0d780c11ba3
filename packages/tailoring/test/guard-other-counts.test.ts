import { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import { describe, expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";

const profile = CareerProfile.parse({
  experiences: [
    {
      company: "Orla Ferry",
      position: "Terminal Supervisor",
      startDate: "2019",
      endDate: "2022",
      description: "Terminal with 6 berths and 3 ramps.",
      responsibilities: [
        "Write the weekly roster of 4 stewards",
        "Inspect the 3 ramps each morning",
        "Train two cadets together with the harbour master",
      ],
      achievements: [
        "Answered 310 complaints, 7 of them in writing",
        "On-time departures rose from 81% to 94%",
      ],
    },
    {
      company: "Derin Tersanesi",
      position: "Vardiya Amiri",
      startDate: "2015",
      endDate: "2018",
      description: "48 odalı işçi lojmanı, 9 atölye.",
      responsibilities: ["Vinç sahasındaki 14 operatörün haftalık çizelgesini yazdım"],
      achievements: ["Yılda 26 vincin bakımını yaptırdım"],
    },
  ],
});

const verdictOn = (claim: string, language: Language, job: 0 | 1): string | undefined =>
  createGuard(profile, "enhanced", "2026-11-21", language).check(claim, {
    kind: "entry",
    place: `experiences.${job}`,
  })[0]?.verdict;

describe("another number of what is counted contradicts, also where it stands beside something else", () => {
  test.each([
    ["Wrote the weekly roster of 6 stewards.", "en", 0],
    ["Inspected the 6 ramps each morning.", "en", 0],
    ["Answered 310 complaints, 81 of them in writing.", "en", 0],
    ["Answered 310 complaints, 17 of them in writing.", "en", 0],
    ["Answered 94 complaints.", "en", 0],
    ["Vinç sahasındaki 48 operatörün haftalık çizelgesini yazdı.", "tr", 1],
    ["Vinç sahasındaki 9 operatörün çizelgesini yazdı.", "tr", 1],
  ] as const)("»%s«", (claim, language, job) => {
    expect(verdictOn(claim, language, job)).toBe("contradicted");
  });
});

describe("the same number, or what may be meant by it, doesn't", () => {
  test.each([
    ["Wrote the weekly roster of 4 stewards.", "en", 0],
    ["Answered 310 complaints, 7 of them in writing.", "en", 0],
    ["Answered 310 complaints, half of them by phone.", "en", 0],
    ["On-time departures rose from 81 to 94 percent.", "en", 0],
    ["Trained two cadets.", "en", 0],
    ["Supervised a terminal with 3 ramps.", "en", 0],
    ["Vinç sahasındaki 14 operatörün çizelgesini yazdı.", "tr", 1],
    ["Yılda 26 vincin bakımını yaptırdı.", "tr", 1],
  ] as const)("»%s«", (claim, language, job) => {
    expect(verdictOn(claim, language, job)).not.toBe("contradicted");
  });
});

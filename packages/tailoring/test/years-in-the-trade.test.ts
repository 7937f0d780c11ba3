import { type CareerProfile, emptyProfile } from "@terzi/contracts/career";
import { describe, expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";

const profileOf = (position: string, told: string, startDate: string): CareerProfile => ({
  ...emptyProfile(),
  experiences: [
    {
      company: "Wendover",
      position,
      location: "",
      startDate,
      endDate: "",
      description: "",
      responsibilities: [told],
      achievements: [],
    },
  ],
});

const verdictOn = (head: string, asked: string, profile: CareerProfile) =>
  scorePosting(`${head}\n- ${asked}\n`, profile, {
    language: "en",
    today: "2026-11-21",
  }).match.matches.find(({ requirement }) => requirement.text === asked)?.verdict;

const WATCHES = {
  english: "Watchmaker\n\nRequirements\n- Repair of wrist watches",
  turkish: "Saat Ustası\n\nAranan nitelikler\n- Kol saati tamiri",
};
const maker = (startDate: string) => profileOf("Watchmaker", "Repaired wrist watches", startDate);
const usta = (startDate: string) => profileOf("Saat Ustası", "Kol saati tamir ettim", startDate);

describe("years at the bench, behind the wheel or in the trade are years in the posting's own job", () => {
  test.each(["ten years or longer in the trade", "At least 10 years at the bench"])("%s", (asked) => {
    expect(verdictOn(WATCHES.english, asked, maker("2012-01"))).toBe("met");
    expect(verdictOn(WATCHES.english, asked, maker("2024-01"))).not.toBe("met");
  });

  test.each(["Tezgâh başında en az on yıl", "Meslekte en az on yıl"])("%s", (asked) => {
    expect(verdictOn(WATCHES.turkish, asked, usta("2012-01"))).toBe("met");
    expect(verdictOn(WATCHES.turkish, asked, usta("2024-01"))).not.toBe("met");
  });

  test("which nobody has who was in another", () => {
    const clerk = profileOf("Payroll Clerk", "Paid wages", "2005-01");
    expect(verdictOn(WATCHES.english, "At least 10 years at the bench", clerk)).not.toBe("met");
  });
});

test("buying is no recruiting, whichever noun says it in Turkish", () => {
  const head = "Depo Sorumlusu\n\nAranan nitelikler\n- Stok sayımı";
  const buyer = profileOf("Storekeeper", "Purchased raw materials", "2015-01");
  const recruiter = profileOf("Recruiter", "Recruited staff", "2015-01");
  expect(verdictOn(head, "Hammadde satın alımı", buyer)).toBe("met");
  expect(verdictOn(head, "Hammadde satın alımı", recruiter)).not.toBe("met");
});

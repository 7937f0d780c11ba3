import { CareerProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { fillProfile } from "../src/fill-profile.ts";

const mine = CareerProfile.parse({
  personalInfo: { name: "Ada Yılmaz", email: "" },
  summary: "Mine.",
  experiences: [
    { company: "Ege Ödeme", position: "Mühendis", startDate: "2020-03", responsibilities: ["My words"] },
  ],
  skills: { technical: ["C", "TypeScript"], soft: ["Mentoring"] },
  additionalInfo: "Driving licence B",
});

describe("filling a profile from a CV", () => {
  it("fills what is empty and keeps what was written", () => {
    const { profile, added } = fillProfile(
      mine,
      CareerProfile.parse({
        personalInfo: { name: "A. YILMAZ", email: "ada@example.com" },
        summary: "Theirs.",
      }),
    );
    expect(profile.personalInfo).toMatchObject({ name: "Ada Yılmaz", email: "ada@example.com" });
    expect(profile.summary).toBe("Mine.");
    expect(added).toMatchObject({ personalInfo: 1, summary: 0 });
  });

  it("knows a job again, however company, case and date are written", () => {
    const { profile, added } = fillProfile(
      mine,
      CareerProfile.parse({
        experiences: [
          {
            company: "EGE ÖDEME A.Ş.",
            position: "MÜHENDİS",
            startDate: "Mart 2020",
            responsibilities: ["Other words"],
          },
          { company: "Ege Ödeme", position: "Müdür", startDate: "2023" },
        ],
      }),
    );
    expect(profile.experiences.map(({ position }) => position)).toEqual(["Mühendis", "Müdür"]);
    expect(profile.experiences[0]?.responsibilities).toEqual(["My words"]);
    expect(added.experiences).toBe(1);
  });

  it("adds skills once, and tells C, C++ and C# apart", () => {
    const { profile, added } = fillProfile(
      mine,
      CareerProfile.parse({
        skills: { technical: ["typescript", "C++", "C#", "mentoring", "C++"], soft: [] },
      }),
    );
    expect(profile.skills.technical).toEqual(["C", "TypeScript", "C++", "C#"]);
    expect(added.skills).toBe(2);
  });

  it("changes nothing when the same CV comes twice", () => {
    const read = CareerProfile.parse({
      summary: "Read.",
      experiences: [{ company: "Acme", position: "Cook", startDate: "2019" }],
      education: [{ institution: "Ege Üniversitesi", degree: "Lisans" }],
      projects: [{ name: "", description: "A bridge" }],
      hobbies: ["Bağlama"],
      additionalInfo: "Military service done\nDriving licence B",
    });
    const once = fillProfile(mine, read).profile;
    const twice = fillProfile(once, read);
    expect(twice.profile).toEqual(once);
    expect(Object.values(twice.added).every((count) => count === 0)).toBe(true);
    expect(once.additionalInfo).toBe("Driving licence B\n\nMilitary service done");
  });

  it("stays within the contract's limits", () => {
    const read = CareerProfile.parse({
      projects: Array.from({ length: 500 }, (_, index) => ({ name: `Project number ${index} of many` })),
      hobbies: Array.from({ length: 200 }, (_, index) => `Hobby ${index}`),
    });
    const full = fillProfile(
      CareerProfile.parse({ projects: [{ name: "Mine" }], hobbies: ["Mine"] }),
      read,
    ).profile;
    expect(CareerProfile.parse(full)).toEqual(full);
  });
});

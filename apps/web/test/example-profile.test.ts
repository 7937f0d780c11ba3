import { emptyProfile } from "@terzi/contracts/career";
import { describe, expect, it } from "vitest";
import { isExample, loadExample, withoutExample } from "../src/features/career/example-profile.ts";

describe.each(["en", "tr"] as const)("the example in %s", (language) => {
  it("is known as one, and goes without a trace", async () => {
    const example = await loadExample(language);
    expect(isExample(example)).toBe(true);
    expect(withoutExample(example, example)).toEqual(emptyProfile());
  });

  it("goes also after the database has put its fields into another order", async () => {
    const example = await loadExample(language);
    const stored = JSON.parse(JSON.stringify(example), (_, value) =>
      typeof value === "object" && value !== null && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    );
    expect(withoutExample(stored, example)).toEqual(emptyProfile());
  });

  it("leaves what somebody wrote into it", async () => {
    const example = await loadExample(language);
    const [first, ...others] = example.experiences;
    if (!first) throw new Error("the example has a job");
    const mine = {
      ...example,
      personalInfo: { ...example.personalInfo, name: "Işıl Güneş", phone: "+90 555 000 00 00" },
      experiences: [{ ...first, company: "My own company" }, ...others],
      skills: { ...example.skills, technical: [...example.skills.technical, "Welding"] },
      hobbies: ["Bağlama"],
    };
    const left = withoutExample(mine, example);
    expect(left.personalInfo).toMatchObject({ name: "Işıl Güneş", phone: "+90 555 000 00 00", email: "" });
    expect(left.experiences.map(({ company }) => company)).toEqual(["My own company"]);
    expect(left.skills.technical).toEqual(["Welding"]);
    expect(left.hobbies).toEqual(["Bağlama"]);
    expect(left.education).toEqual([]);
  });
});

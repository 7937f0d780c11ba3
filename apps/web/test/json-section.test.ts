import { CvContent } from "@terzi/contracts/cv";
import { describe, expect, test } from "vitest";
import { readSection, writeSection } from "../src/features/preview/json-section.ts";

const content = CvContent.parse({
  workExperience: [{ company: "Vakko", position: "Terzi", source: "experiences.0" }],
  skills: { technical: ["Kalıp"] },
});

describe("a section edited as JSON", () => {
  test("is the same section again when nothing was changed", () => {
    expect(readSection("workExperience", writeSection(content.workExperience))).toEqual(
      content.workExperience,
    );
    expect(readSection("skills", writeSection(content.skills))).toEqual(content.skills);
  });

  test("is kept as the raw text when it is no JSON any more", () => {
    expect(readSection("workExperience", '[{"company": "Vakko"')).toBe('[{"company": "Vakko"');
  });

  test("is kept as the raw text when the JSON is something else than this section", () => {
    expect(readSection("workExperience", '{"company": 5}')).toBe('{"company": 5}');
    expect(readSection("education", "12")).toBe("12");
  });

  test("stays the text that it has become", () => {
    expect(writeSection("Terzi, Vakko")).toBe("Terzi, Vakko");
    expect(readSection("projects", '"quoted"')).toBe('"quoted"');
  });
});

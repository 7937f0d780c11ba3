import { expect, test } from "vitest";
import { readCvText } from "../src/read-cv.ts";

test.each(["a", ".", "1", "-", "(", ") ", "a, ", "a-", "[", "2020 "])(
  "a CV with one endless line of %j is read as quickly as others",
  (part) => {
    const line = part.repeat(10_000 / part.length);
    const before = process.cpuUsage();
    const profile = readCvText(`Ada Lovelace\nada@example.com\nExperience\n${line}x\nSkills\nSQL`);
    // Microseconds of processor time: what else the machine does meanwhile doesn't count.
    expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
    expect(profile.personalInfo.email).toBe("ada@example.com");
    expect(profile.skills.technical).toContain("SQL");
  },
);

test("a CV of ten thousand headings is read as quickly as others", () => {
  const before = process.cpuUsage();
  const profile = readCvText(`Ada Lovelace\nada@example.com\n${"Experience\n".repeat(10_000)}Skills\nSQL`);
  expect(process.cpuUsage(before).user).toBeLessThan(10_000_000);
  expect(profile.personalInfo.email).toBe("ada@example.com");
});

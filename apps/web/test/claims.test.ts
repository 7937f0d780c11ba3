import { type Claim, CvContent } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { describe, expect, test } from "vitest";
import { dropClaim, isConfirmed, openClaims } from "../src/features/preview/claims.ts";

const content = CvContent.parse({
  summary: "Tailor with ten years. Knows leather.",
  workExperience: [{ position: "Tailor", achievements: ["Cut coats", "Led a team of nine", "Fitted suits"] }],
  skills: { technical: ["Cutting", "Leather"] },
});
const claim = (at: Place, text: string): Claim => ({ at, text, restsOn: [], added: true, confirmed: false });

describe("dropping a statement that was added", () => {
  test("takes its line out of the list, and no other", () => {
    const dropped = dropClaim(content, claim("workExperience.0.achievements.1", "Led a team of nine"));
    expect(dropped.workExperience).toMatchObject([{ achievements: ["Cut coats", "Fitted suits"] }]);
    expect(dropped.skills).toEqual(content.skills);
  });

  test("finds a line that has moved since, because another one was dropped before it", () => {
    const once = dropClaim(content, claim("workExperience.0.achievements.0", "Cut coats"));
    const twice = dropClaim(once, claim("workExperience.0.achievements.1", "Led a team of nine"));
    expect(twice.workExperience).toMatchObject([{ achievements: ["Fitted suits"] }]);
  });

  test("takes its words out of a text", () => {
    expect(dropClaim(content, claim("summary", "Knows leather.")).summary).toBe("Tailor with ten years.");
  });
});

test("two statements in one text are confirmed one by one", () => {
  const claims = [claim("summary", "Tailor with ten years."), claim("summary", "Knows leather.")];
  const kept = { preview: { claims }, content, confirmed: [] };
  const [first, second] = openClaims(kept);
  expect([first?.text, second?.text]).toEqual(["Tailor with ten years.", "Knows leather."]);
  const after = { ...kept, confirmed: [first?.name ?? ""] };
  expect(openClaims(after).map(({ text }) => text)).toEqual(["Knows leather."]);
  expect(claims.map((each) => isConfirmed(after, each))).toEqual([true, false]);
});

import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { createGuard } from "../src/guard/guard.ts";
import { applyEdits } from "../src/writing/apply-edits.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const profile = CareerProfile.parse({
  experiences: [
    {
      company: "Kent Hospital",
      position: "Nurse",
      description:
        "Assisted the head nurse with rosters.\nWas responsible for wound care. Gave vaccinations!",
    },
  ],
});
const AT = "workExperience.0.description";

function descriptionAfter(...edits: [number, string][]): { text: string; rejected: number } {
  const { content, rejections } = applyEdits(
    buildBaseContent(profile, () => 0),
    edits.map(([sentence, text]) => ({ at: `${AT}#${sentence}`, text, restsOn: [] })),
    { guard: createGuard(profile, "enhanced", "2026-11-21"), mode: "enhanced" },
  );
  const [job] = typeof content.workExperience === "string" ? [] : content.workExperience;
  return { text: job?.description ?? "", rejected: rejections.length };
}

test("a sentence is reworded where it stands, and keeps its full stop and the line breaks around it", () => {
  expect(descriptionAfter([1, "Responsible for wound care"])).toEqual({
    text: "Assisted the head nurse with rosters.\nResponsible for wound care. Gave vaccinations!",
    rejected: 0,
  });
});

test("a sentence that lies keeps its own words, and the honest ones beside it still hold", () => {
  expect(descriptionAfter([0, "Led the head nurses."], [1, "Responsible for wound care."])).toEqual({
    text: "Assisted the head nurse with rosters.\nResponsible for wound care. Gave vaccinations!",
    rejected: 1,
  });
});

test("a sentence that isn't there can't be reworded", () => {
  expect(descriptionAfter([7, "Gave vaccinations"])).toMatchObject({ rejected: 1 });
});

test("a rewording that becomes two sentences moves none of the others", () => {
  const { text } = descriptionAfter([0, "Assisted the head nurse. With rosters."], [2, "Gave vaccinations."]);
  expect(text).toMatch(/\nWas responsible for wound care\. Gave vaccinations\.$/);
});

import { emptyProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { scorePosting } from "../src/score-posting.ts";

const REST = ["Servicing gas boilers", "Unblocking drains", "Soldering copper pipe", "Fitting radiators"];

/** What a plumber who has all else, and a clerk who has nothing else, show of one thing by the same sentence. */
function shownBy(asked: string, told: string) {
  const posting = `Plumber\n\nRequirements\n${[...REST, asked].map((line) => `- ${line}`).join("\n")}`;
  const judge = (position: string, responsibilities: string[]) => {
    const job = { company: "Wendover", position, location: "", startDate: "2019-01", endDate: "" };
    const experiences = [{ ...job, description: "", responsibilities, achievements: [] }];
    const { match } = scorePosting(
      posting,
      { ...emptyProfile(), experiences },
      { language: "en", today: "2026-11-21" },
    );
    const found = match.matches.find(({ requirement }) => requirement.text === asked);
    if (!found) throw new Error(`"${asked}" is not read`);
    return found;
  };
  return { plumber: judge("Plumber", [...REST, told]), clerk: judge("Clerk", [told]) };
}

test("half of a thing says more of who shows all the rest than of who shows nothing else", () => {
  const { plumber, clerk } = shownBy("Kitchen fitting", "Measured kitchens for a builder");
  expect(plumber.credit).toBeGreaterThan(clerk.credit);
});

test("who shows nothing else has not done a thing for a word or two in common", () => {
  const { clerk } = shownBy("Comfortable outdoors in the rain", "Sold garden chairs for outdoors");
  expect(clerk.verdict).toBe("missing");
  const outdoors = shownBy("Comfortable outdoors in the rain", "Worked outdoors in any weather");
  expect(outdoors.clerk.verdict).not.toBe("met");
});

test("what is said in other words counts in part where the rest is shown, beside the line that says it", () => {
  const { plumber, clerk } = shownBy(
    "Explaining work to anxious householders",
    "Explained repairs to tenants",
  );
  expect(plumber).toMatchObject({ verdict: "partly", evidence: [{ quote: "Explained repairs to tenants" }] });
  expect(clerk.verdict).toBe("missing");
});

test.each(["Fitting of kitchens in Revit", "Kitchen fitting to BS 6700", "Polish kitchen fitting"])(
  "%s is not met by who fits kitchens: a tool, a standard and a language are no words",
  (asked) => {
    expect(shownBy(asked, "Fitted kitchens for a builder").plumber.verdict).not.toBe("met");
  },
);

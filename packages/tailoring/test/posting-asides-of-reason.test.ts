import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";
import { scorePosting } from "../src/score-posting.ts";

const asked = (posting: string) =>
  readPosting(posting).requirements.map(({ text, importance }) => ({ text, importance }));

test("whoever would like somebody who has something asks for it", () => {
  const [first] = asked(
    "They lost a much-loved colleague to Canada and would like somebody who is on the RCVS register and has at least five years since qualifying.",
  );
  expect(first?.importance).toBe("must");
  expect(first?.text).not.toContain("Canada");
});

const driver = CareerProfile.parse({ additionalInfo: "Car and full licence." });
const verdictOn = (posting: string) =>
  scorePosting(posting, driver, { language: "en", today: "2026-11-22" }).match.matches.at(-1)?.verdict;

test.each([
  "Requirements\n- A driving licence, as the bus to Goole is a rumour",
  "Requirements\n- You'll need to drive between the branches",
  "Aranan nitelikler\n- Şubeler arasında araba kullanmanız gerekecek",
])("who has a licence drives, whatever it is wanted for: %s", (posting) => {
  expect(verdictOn(posting)).toBe("met");
});

test("what says who one would be, or announces wishes, asks for nothing", () => {
  expect(asked("You would be the sixth. You should know Java.").map(({ text }) => text)).toEqual([
    "You should know Java.",
  ]);
  expect(asked("Altıncısı siz olacaksınız. Java bilmeniz gerekir.").map(({ text }) => text)).toEqual([
    "Java bilmeniz gerekir.",
  ]);
});

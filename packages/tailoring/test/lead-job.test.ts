import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";

const job = (position: string, startDate: string, endDate: string) => ({
  company: `${position.split(" ")[0]} & Sons`,
  position,
  startDate,
  endDate,
});

async function summaryFor(jobPosting: string, ...experiences: object[]): Promise<string> {
  const { content } = await tailor({
    order: CvOrder.parse({ jobPosting, jobTitle: "x", language: "en", tone: "professional" }),
    profile: CareerProfile.parse({ experiences, skills: { technical: ["Excel"] } }),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-22",
    readerLanguage: "en",
  });
  return content.summary;
}

test("the years beside a title are those in work of that kind", async () => {
  const posting = "Accountant\nRequirements:\n- Excel";
  const grown = await summaryFor(
    posting,
    job("Senior Accountant", "2020-01", "present"),
    job("Accountant", "2014-01", "2019-12"),
  );
  expect(grown).toContain("Senior Accountant with 12 years of experience");
  const changed = await summaryFor(
    posting,
    job("Accountant", "2024-01", "present"),
    job("Bus Driver", "2004-01", "2023-12"),
  );
  expect(changed).not.toContain("22 years");
});

test("who works in another trade now is introduced by the one that the posting is about", async () => {
  const summary = await summaryFor(
    "Personal Trainer\nRequirements:\n- Excel",
    job("Warehouse Selector", "2023-01", "present"),
    job("Personal Trainer", "2015-01", "2022-12"),
  );
  expect(summary).toMatch(/^Personal Trainer\b/);
  expect(summary).not.toContain("Warehouse");
});

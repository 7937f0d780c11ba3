import { CvOrder } from "@terzi/contracts/cv";
import { accountant } from "@terzi/testing/guard-claims/accountant-en";
import { expect, test } from "vitest";
import { claimNames, unconfirmedClaims } from "../src/guard-edits.ts";
import { tailor } from "../src/tailor.ts";
import type { Edit } from "../src/writing/writer.ts";

const writing = (edits: Edit[], generationMode: "enhanced" | "extensive") =>
  tailor({
    order: CvOrder.parse({
      jobPosting: "Requirements: Xero and QuickBooks",
      jobTitle: "Accountant",
      generationMode,
    }),
    profile: accountant.profile,
    writer: { name: "model", write: async () => ({ edits }) },
    countPages: async () => 1,
    today: accountant.today,
    readerLanguage: "en",
  });

const SUMMARY = "Assistant Accountant. Runs QuickBooks for 40 clients. Speaks fluent Spanish.";
const edits: Edit[] = [{ at: "summary", text: SUMMARY, restsOn: [] }];

test("in extensive mode what the profile doesn't hold stays, each sentence marked as added", async () => {
  const { content, claims } = await writing(edits, "extensive");
  expect(content.summary).toBe(SUMMARY);
  expect(claims.filter(({ added }) => added).map(({ text }) => text)).toEqual([
    "Runs QuickBooks for 40 clients.",
    "Speaks fluent Spanish.",
  ]);
});

test("in enhanced mode the same sentences never reach the CV", async () => {
  const { content, claims } = await writing(edits, "enhanced");
  expect(content.summary).not.toMatch(/QuickBooks|fluent/);
  expect(claims.some(({ added }) => added)).toBe(false);
});

test("an extensive CV is open until each added sentence is confirmed or gone", async () => {
  const { content, claims } = await writing(edits, "extensive");
  const names = claimNames(claims).filter((_, index) => claims[index]?.added);
  expect(unconfirmedClaims(content, claims, [])).toHaveLength(2);
  expect(unconfirmedClaims(content, claims, names.slice(0, 1)).map(({ text }) => text)).toEqual([
    "Speaks fluent Spanish.",
  ]);
  const shortened = { ...content, summary: SUMMARY.replace(" Speaks fluent Spanish.", "") };
  expect(unconfirmedClaims(shortened, claims, names.slice(0, 1))).toEqual([]);
});

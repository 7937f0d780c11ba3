import { CareerProfile } from "@terzi/contracts/career";
import { type Claim, CvContent, CvOrder } from "@terzi/contracts/cv";
import type { Place } from "@terzi/contracts/place";
import { accountant } from "@terzi/testing/guard-claims/accountant-en";
import { chef } from "@terzi/testing/guard-claims/chef-tr";
import { expect, test } from "vitest";
import { draftCv, listClaims } from "../src/draft-cv.ts";
import { claimsLeft } from "../src/fitting/claims-left.ts";
import { withoutDrops } from "../src/fitting/without-drops.ts";
import { localWriter } from "../src/writing/local-writer.ts";

const POSTING = "Requirements:\n- Xero and SAP\n- VAT returns\n- Reports to the board";
const withTexts = CareerProfile.parse({
  ...accountant.profile,
  summary: "Accountant for small firms. Reconciles bank statements. Prepares VAT returns.",
  projects: [
    { name: "Ledger", description: "Wrote a ledger. Tested it with three clients." },
    { name: "Audit" },
  ],
});

test("the claims of a shortened CV are those that a second check would list", async () => {
  for (const profile of [withTexts, chef.profile])
    for (const generationMode of ["strict", "enhanced", "extensive"] as const) {
      const order = CvOrder.parse({ jobPosting: POSTING, jobTitle: "Accountant", generationMode });
      const task = { order, profile, today: "2026-11-21", readerLanguage: "en" as const };
      const { content, claims, drops } = await draftCv({ ...task, writer: localWriter });
      expect(drops.length).toBeGreaterThan(2);
      for (let count = 0; count <= drops.length; count++) {
        const gone = new Set(drops.slice(0, count).map(({ place }) => place));
        expect(claimsLeft(claims, content, gone)).toEqual(listClaims(withoutDrops(content, gone), task));
      }
    }
});

const claim = (text: string): Claim => ({ at: "summary", text, restsOn: [], added: false, confirmed: false });

test("where what is left of a text reads as other sentences, it has to be checked again", () => {
  const gone = new Set<Place>(["summary#1"]);
  const plain = CvContent.parse({ summary: "Led teams. Bakes bread. Tidy." });
  const claims = ["Led teams.", "Bakes bread.", "Tidy."].map(claim);
  expect(claimsLeft(claims, plain, gone)?.map(({ text }) => text)).toEqual(["Led teams.", "Tidy."]);
  // A line break ends a sentence; without it the first two are one.
  const joined = CvContent.parse({ summary: "Led teams\nBakes bread.\nis tidy." });
  expect(claimsLeft(["Led teams", "Bakes bread.", "is tidy."].map(claim), joined, gone)).toBeNull();
});

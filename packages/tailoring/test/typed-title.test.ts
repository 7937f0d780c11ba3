import { CvOrder } from "@terzi/contracts/cv";
import { expect, it } from "vitest";
import { scorePosting } from "../src/score-posting.ts";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/writing/local-writer.ts";
import { NURSE } from "./people/nurse.ts";

const PROSE = "We care for people. Join us!\nRequirements:\n- Wound care\n- Ventilators";

it("a title that is typed beside a posting never moves the number, on the screen or in the CV", async () => {
  const { profile } = NURSE.en;
  const { score } = scorePosting(PROSE, profile, { language: "en", today: "2026-11-21" }).match;
  for (const jobTitle of ["Registered Nurse", "Electrician", "Chief Executive Officer"]) {
    const { match } = await tailor({
      order: CvOrder.parse({ jobPosting: PROSE, jobTitle }),
      profile,
      writer: localWriter,
      countPages: async () => 1,
      today: "2026-11-21",
      readerLanguage: "en",
    });
    expect(match.score).toBe(score);
  }
});

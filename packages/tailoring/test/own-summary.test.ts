import { CareerProfile } from "@terzi/contracts/career";
import { CvOrder } from "@terzi/contracts/cv";
import { describe, expect, it } from "vitest";
import { tailor } from "../src/tailor.ts";
import { localWriter } from "../src/write/local-writer.ts";

type Input = Parameters<typeof CareerProfile.parse>[0];

async function summaryOf(profile: Input, order: Partial<CvOrder> = {}): Promise<string> {
  const { content } = await tailor({
    order: CvOrder.parse({ jobTitle: "x", jobPosting: "Harbour pilot wanted.", ...order }),
    profile: CareerProfile.parse(profile),
    writer: localWriter,
    countPages: async () => 1,
    today: "2026-11-21",
    readerLanguage: "en",
  });
  return content.summary;
}

const BAKER = [{ company: "Lorne Mill", position: "Baker", startDate: "2016-01", endDate: "present" }];
describe("the person's own sentences in a summary", () => {
  it.each([
    "To obtain a position in a bakery where I can grow.",
    "Seeking summer work to apply what I have learned.",
    "Eager to join a bakery with old ovens.",
    "Career objective: a bakery of my own.",
  ])("go where they only wish: %s", async (wish) => {
    expect(await summaryOf({ summary: `${wish} Bakes rye bread.`, experiences: BAKER })).toBe(
      "Baker with 10 years of experience, currently at Lorne Mill. Bakes rye bread.",
    );
  });

  it("begin with a capital", async () => {
    const summary = "Baker with 10 years of experience in rye bread. proud of every loaf.";
    expect(await summaryOf({ summary, experiences: BAKER })).toBe(
      "Baker with 10 years of experience in rye bread. Proud of every loaf.",
    );
  });
});

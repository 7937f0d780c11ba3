import { CareerProfile } from "@terzi/contracts/career";
import { expect, test } from "vitest";
import { verifyContent } from "../src/guard/check-content.ts";
import { twinContent } from "../src/translation/twin-content.ts";
import { buildBaseContent } from "../src/writing/base-content.ts";

const profile = CareerProfile.parse({
  experiences: [
    {
      company: "Holt & Son",
      position: "Carpenter",
      startDate: "2019",
      responsibilities: ["Build timber frames and oak staircases", "Third inventor of a folding gate"],
    },
  ],
});
const verified = (headline: string, mode: "strict" | "enhanced" = "enhanced") =>
  verifyContent({ ...buildBaseContent(profile, () => 0), headline }, profile, { mode, today: "2026-11-21" });

test("a CV is headed by a title of the person, and by what their lines say beside it", () => {
  expect(verified("Carpenter, timber frames and oak staircases").content.headline).toBe(
    "Carpenter, timber frames and oak staircases",
  );
  expect(verified("Carpenter", "strict").content.headline).toBe("Carpenter");
});

test.each([
  "Senior Carpenter",
  "Site Manager",
  "Carpenter and inventor",
  "Carpenter, stone walls",
  "Timber frames and oak staircases",
  "Award-winning carpenter",
])("a CV isn't headed »%s« by who is a carpenter", (headline) => {
  const { content, rejections } = verified(headline);
  expect(content.headline).toBeUndefined();
  expect(rejections).toContainEqual(expect.objectContaining({ at: "headline", proposed: headline }));
});

test("in strict mode nothing stands beside the title, and it is written as the person writes it", () => {
  expect(verified("Carpenter, timber frames", "strict").content.headline).toBeUndefined();
  expect(verified("carpenter", "strict").content.headline).toBeUndefined();
  expect(verified("carpenter").content.headline).toBe("carpenter");
});

test("a CV in another language keeps no headline that nobody translated", () => {
  const { content } = verified("Carpenter, timber frames");
  expect(twinContent({ content, jobTitle: "Carpenter" }, "tr").content.headline).toBeUndefined();
});

import { CvContent } from "@terzi/contracts/cv";
import { expect, test } from "vitest";
import { fitContent } from "../src/fitting/fit.ts";
import { listDrops } from "../src/fitting/fit-drops.ts";

const POINTS = ["first", "second", "third", "fourth", "fifth", "sixth"];

test("of points that help a posting equally, the last ones go first", async () => {
  const content = CvContent.parse({
    workExperience: [
      { company: "Yard", position: "Welder", startDate: "2019", endDate: "2021", responsibilities: POINTS },
    ],
  });
  const pointsOf = ({ workExperience }: CvContent): string[] =>
    typeof workExperience === "string"
      ? []
      : workExperience.flatMap(({ responsibilities }) => responsibilities);
  // A page holds four of them.
  const countPages = async (fitted: CvContent) => Math.ceil(pointsOf(fitted).length / 4);
  const fitted = await fitContent(
    content,
    { length: "short", drops: listDrops(content, () => 0) },
    countPages,
  );
  expect(fitted.fits).toBe(true);
  expect(pointsOf(fitted.content)).toEqual(POINTS.slice(0, 4));
});

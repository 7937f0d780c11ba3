import { expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";

const readWork = (work: string, rest = "") =>
  readCvText(`Ada Yıldız\nada@example.com\n\nWork Experience\n${work}\n${rest}\nSkills\nAutoCAD, Excel\n`);

it.each([
  [
    "1. Planned the works\n2. Checked the daily reports of all the firms on the site and\nof two schools\n3. Measured two schools",
  ],
  [
    "1) Planned the works\n2) Checked the daily reports of all the firms on the site and\nof two schools\n3) Measured two schools",
  ],
])("numbered items are items, without their numbers: %j", (items) => {
  const { experiences } = readWork(`Site Engineer, Ege Yapı Ltd\n2019 - 2024\n${items}`);
  expect(experiences[0]?.description).toBe("");
  expect(experiences[0]?.responsibilities.join(" ")).toBe(
    "Planned the works Checked the daily reports of all the firms on the site and of two schools Measured two schools",
  );
});

it("a number that counts nothing stays where it is", () => {
  const { experiences } = readWork(
    "Site Engineer, Ege Yapı Ltd\n2019 - 2024\n2. Etap konutların kaba inşaatı yapıldı.",
  );
  expect(JSON.stringify(experiences)).toContain("2. Etap konutların");
});

it("numbered projects are projects of their own", () => {
  const { projects } = readWork(
    "Site Engineer, Ege Yapı Ltd\n2019 - 2024\n- Planned the works\n",
    "Projects\n1. Harbour Hospital - four blocks with a hall\n2. Hill School - twelve rooms\n",
  );
  expect(projects).toMatchObject([{ name: "Harbour Hospital" }, { name: "Hill School" }]);
});

it("jobs that are items of a list, each with its dates, are jobs", () => {
  const { experiences } = readWork(
    "- 2019 - 2024: Site Engineer, Ege Yapı Ltd\nPlanned the works of a hospital with four blocks.\n- 2015 - 2019: Surveyor, Kuzey İnşaat Ltd\nMeasured two schools and a bridge.",
  );
  expect(experiences).toMatchObject([
    {
      position: "Site Engineer",
      company: "Ege Yapı Ltd",
      startDate: "2019",
      endDate: "2024",
      responsibilities: ["Planned the works of a hospital with four blocks."],
    },
    { position: "Surveyor", company: "Kuzey İnşaat Ltd", startDate: "2015", endDate: "2019" },
  ]);
});

it("an item that tells of some years of a job is no job", () => {
  const { experiences } = readWork(
    "Site Engineer, Ege Yapı Ltd\n2015 - 2024\n- 2015 - 2019: Planned two schools\n- 2019 - 2024: Planned a hospital",
  );
  expect(experiences).toHaveLength(1);
  expect(experiences[0]?.responsibilities).toHaveLength(2);
});

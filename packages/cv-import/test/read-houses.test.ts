import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

/** A CV with this section of jobs: lines below each other, "#" before those in bold, "/" before those in a smaller letter. */
const page = (lines: readonly string[]): Drawn[] => [
  { text: "Ilmari Koskela", x: 40, y: 50, size: 22 },
  { text: "ilmari@example.org", x: 40, y: 72 },
  { text: "Work Experience", x: 40, y: 110, size: 14, bold: true },
  ...lines.map((text, at): Drawn => {
    const look = /^[#/]/.exec(text)?.[0];
    return {
      text: text.replace(/^[#/]/, ""),
      x: 40,
      y: 126 + 14 * at,
      bold: look === "#",
      size: look === "/" ? 8 : 10,
    };
  }),
];

describe("employers above the titles that were held there", () => {
  it("keep their titles where something is said of the house between them", async () => {
    const profile = await read(
      page([
        "#Marlow Road School, Leeds",
        "Primary school for 240 pupils, judged good in all areas in 2023.",
        "Deputy Head, September 2020 to date",
        "• Led eleven teachers and nine assistants.",
        "Class Teacher, September 2014 - August 2020",
        "• Taught mixed classes of thirty.",
        "#Harbour Lane School, Hull",
        "Newly Qualified Teacher, Sept 2012 - July 2014",
        "• Ran the chess club.",
      ]),
    );
    expect(jobs(profile).map(([position, company]) => [position, company])).toEqual([
      ["Deputy Head", "Marlow Road School"],
      ["Class Teacher", "Marlow Road School"],
      ["Newly Qualified Teacher", "Harbour Lane School"],
    ]);
    expect(profile.experiences[0]?.description).toContain("240 pupils");
  });

  it("each have their own word said of them", async () => {
    const profile = await read(
      page([
        "#Kettle & Loom",
        "Family-run weaving mill with forty looms.",
        "Dyer, 2018 - 2021",
        "• Matched the colours of nine clients.",
        "#Tarn Pottery",
        "Maker of tableware for hotels in nine countries.",
        "Kiln Hand, 2014 - 2018",
        "• Packed and fired two kilns a day.",
      ]),
    );
    expect(jobs(profile).map(([position, company]) => [position, company])).toEqual([
      ["Dyer", "Kettle & Loom"],
      ["Kiln Hand", "Tarn Pottery"],
    ]);
  });

  it("a sentence above the first job is no employer's", async () => {
    const profile = await read(
      page([
        "Eleven years in mills and potteries, most of them as a foreman of others.",
        "#Dyer, Kettle & Loom",
        "2018 - 2021",
        "• Matched the colours of nine clients.",
      ]),
    );
    expect(jobs(profile)).toEqual([["Dyer", "Kettle & Loom", "2018", "2021"]]);
  });

  it("are told of a second title that has its dates on a line of its own", async () => {
    const profile = await read(
      page([
        "#Kettle & Loom Ltd, Hull",
        "#Foreman",
        "/2019 - 2022",
        "• Led six dyers.",
        "#Dyer",
        "/2015 - 2019",
        "• Matched the colours of nine clients.",
      ]),
    );
    expect(jobs(profile).map(([position, company]) => [position, company])).toEqual([
      ["Foreman", "Kettle & Loom Ltd"],
      ["Dyer", "Kettle & Loom Ltd"],
    ]);
  });
});

const work = (text: string) =>
  readCvText(`Ilmari Koskela\nilmari@example.org\n\nEXPERIENCE\n${text}\n\nEDUCATION\nEge University\n2009`)
    .experiences;

describe("what was done in a job", () => {
  it("may be told in paragraphs: those of a job without points are its points", () => {
    const [dyer, hand] = work(
      "Dyer, Kettle & Loom Ltd\n2018 - 2021\nMatched the colours of nine clients and halved the waste of dye within two years.\n\nKiln Hand, Tarn Pottery Ltd\n2014 - 2018\nPacked and fired two kilns a day.",
    );
    expect(dyer?.responsibilities).toEqual([
      "Matched the colours of nine clients and halved the waste of dye within two years.",
    ]);
    expect(hand?.responsibilities).toEqual(["Packed and fired two kilns a day."]);
  });

  it("a paragraph above another job's points says that paragraphs are no points there", () => {
    const [dyer, hand] = work(
      "Dyer, Kettle & Loom Ltd\n2018 - 2021\nFamily-run weaving mill with forty looms in the old town.\n- Matched the colours of nine clients\n- Halved the waste of dye\n\nKiln Hand, Tarn Pottery Ltd\n2014 - 2018\nMaker of tableware for hotels in nine countries of the north.",
    );
    expect(dyer?.responsibilities).toHaveLength(2);
    expect(hand?.responsibilities).toEqual([]);
    expect(hand?.description).toContain("Maker of tableware");
  });

  it("a number that counts the points is none of their words, and one that counts anything else is", () => {
    const [job] = work(
      "Dyer, Kettle & Loom Ltd\n2018 - 2021\n• 1) Matched the colours of nine clients\n• 2) Trained two apprentices\n• 40 looms were in my care",
    );
    expect(job?.responsibilities).toEqual([
      "Matched the colours of nine clients",
      "Trained two apprentices",
      "40 looms were in my care",
    ]);
  });
});

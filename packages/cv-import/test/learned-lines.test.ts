import { describe, expect, it } from "vitest";
import { bestLabels, LABELS, labelOf, placeOfLink, scoreLabels } from "../src/read/lines/line-model.ts";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

/** A CV with these jobs below a line that reaches the page's edge: lines below each other, those of a head in bold. */
const page = (lines: readonly (readonly [string, { bold?: boolean; gap?: number }?])[]): Drawn[] => {
  let y = 118;
  return [
    { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
    { text: "beatriz@example.org", x: 40, y: 72 },
    {
      text: "Keeper of birds and hounds who has worked in castles, parks and hunts in three countries for eleven years.",
      x: 40,
      y: 86,
    },
    { text: "Work Experience", x: 40, y: 110, size: 14, bold: true },
    ...lines.map(([text, { bold = false, gap = 0 } = {}]): Drawn => {
      y += 13 + gap;
      return { text, x: 40, y, bold };
    }),
  ];
};

const pointsOf = ({ experiences }: Awaited<ReturnType<typeof read>>) =>
  experiences.map(({ responsibilities }) => responsibilities);

describe("what the lines of a section of jobs are", () => {
  it("points without a mark, each on its line, are points of their job", async () => {
    const profile = await read(
      page([
        ["Falconer, Greyfell Castle", { bold: true }],
        ["March 2019 – Present"],
        ["Flew nine birds for visitors twice a day"],
        ["Trained three apprentices in the care of owls"],
        ["Bred two pairs of peregrines for release"],
        ["Kennel Hand, Tarn Hunt", { bold: true, gap: 8 }],
        ["May 2015 – February 2019"],
        ["Fed and exercised forty hounds"],
        ["Repaired runs and gates in winter"],
      ]),
    );
    expect(pointsOf(profile)).toEqual([
      [
        "Flew nine birds for visitors twice a day",
        "Trained three apprentices in the care of owls",
        "Bred two pairs of peregrines for release",
      ],
      ["Fed and exercised forty hounds", "Repaired runs and gates in winter"],
    ]);
  });

  it("a title below its house stays in the head", () => {
    const { experiences } = readCvText(`Desmond Achebe
desmond@example.org

EXPERIENCE
WILLOWBROOK PRIMARY SCHOOL    Porto, NY                2022-07 – Now
Director of Finance
  ➢ Answered some 2,300 emergency calls as clinician in charge of a
two-person crew;
  ➢ Drove a rapid response car in an area of 600 square miles;
  ➢ Restocked and checked vehicles at the start of each shift.

THE OLD MILL    Aarhus, NZ                         2019-03 – 2022-07
Paramedic
  ➢ Gave first-aid lessons in schools;
  ➢ Mentored nine students through their practice year;
  ➢ Led the first crew at a coach accident with 31 casualties (2019)
and set up triage within four minutes.

SKILLS
Triage`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Director of Finance", "WILLOWBROOK PRIMARY SCHOOL"],
      ["Paramedic", "THE OLD MILL"],
    ]);
  });

  it("what is said of the employer below its name isn't the employer", () => {
    const { experiences } = readCvText(`Selma Arat
selma@example.org

WORK EXPERIENCE
Harp Maker
Lindgarth Instruments
2018 – 2023
Family workshop in its third generation, eleven people
• Built forty pedal harps
• Bought the maple
Apprentice
Oldacre Pianos
2014 – 2018
Restorer of concert grands for halls in nine countries
• Replaced strings and felts`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Harp Maker", "Lindgarth Instruments"],
      ["Apprentice", "Oldacre Pianos"],
    ]);
  });

  it("a paragraph about the work before its points is none of them", async () => {
    const profile = await read(
      page([
        ["Falconer, Greyfell Castle", { bold: true }],
        ["March 2019 – Present"],
        ["A castle in the hills with a mews of thirty birds, open from Easter until October."],
        ["• Flew nine birds for visitors twice a day"],
        ["• Trained three apprentices in the care of owls"],
      ]),
    );
    expect(pointsOf(profile)).toEqual([
      ["Flew nine birds for visitors twice a day", "Trained three apprentices in the care of owls"],
    ]);
  });
});

describe("the best labels of lines", () => {
  const links = Array<number>((LABELS.length + 1) * LABELS.length).fill(0);
  const alone = (label: (typeof LABELS)[number]) => LABELS.map((one) => (one === label ? 1 : 0));

  it("are those that score most together, whatever each line says alone", () => {
    const strict = [...links];
    strict[placeOfLink(labelOf("point"), labelOf("head"))] = -5;
    const scores = [
      alone("begin"),
      alone("point"),
      LABELS.map((one) => (one === "head" ? 1 : one === "text" ? 0.9 : 0)),
    ];
    const best = bestLabels(scores, strict);
    expect(best.map((label) => LABELS[label])).toEqual(["begin", "point", "text"]);
    expect(scoreLabels(best, scores, strict)).toBeCloseTo(2.9);
  });

  it("of no line are none", () => {
    expect(bestLabels([], links)).toEqual([]);
  });
});

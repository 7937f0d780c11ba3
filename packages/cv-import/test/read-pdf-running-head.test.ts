import { expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const opening: Drawn[] = [
  { text: "ADA", x: 40, y: 60, size: 28, bold: true },
  { text: "YILDIZ", x: 40, y: 92, size: 28, bold: true },
  { text: "Site Engineer", x: 40, y: 112 },
  { text: "ada@example.com", x: 40, y: 126 },
  { text: "+90 532 000 00 00", x: 200, y: 126 },
  { text: "Work Experience", x: 40, y: 160, size: 14, bold: true },
  { text: "Site Engineer", x: 40, y: 180, bold: true },
  { text: "2019 - 2024", x: 460, y: 180 },
  { text: "Ege Yapı Ltd", x: 40, y: 193 },
  { text: "• Planned the concrete works of a hospital", x: 52, y: 206 },
];
const more: Drawn[] = [
  { text: "• Checked the daily reports", x: 52, y: 100 },
  { text: "Site Engineer", x: 40, y: 126, bold: true },
  { text: "2015 - 2019", x: 460, y: 126 },
  { text: "Kuzey İnşaat Ltd", x: 40, y: 139 },
  { text: "• Measured two schools", x: 52, y: 152 },
  { text: "Skills", x: 40, y: 190, size: 14, bold: true },
  { text: "AutoCAD, Excel", x: 40, y: 210 },
];

it.each([
  [
    [
      { text: "Ada Yıldız", x: 40, y: 40 },
      { text: "+90 532 000 00 00", x: 460, y: 40 },
    ],
  ],
  [[{ text: "Ada Yıldız - Page 2", x: 240, y: 40 }]],
  [[{ text: "Yıldız, Ada | ada@example.com", x: 240, y: 800 }]],
])("the person's name and contacts at the edge of a later page are no text of a job: %j", async (running) => {
  const { experiences, additionalInfo } = await read(opening, [...running, ...more]);
  expect(experiences.map(({ description, responsibilities }) => [description, responsibilities])).toEqual([
    ["", ["Planned the concrete works of a hospital", "Checked the daily reports"]],
    ["", ["Measured two schools"]],
  ]);
  // Nothing of them, and not the headline, which a job repeats.
  expect(additionalInfo).toBe("");
});

it("a title that opens a later page stays, though the person's headline says it too", async () => {
  const { experiences } = await read(opening, more.slice(1));
  expect(experiences).toMatchObject([{ company: "Ege Yapı Ltd" }, { position: "Site Engineer" }]);
});

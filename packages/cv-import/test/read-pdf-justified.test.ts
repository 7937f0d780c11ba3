import { expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const person: Drawn[] = [
  { text: "Ada Yıldız", x: 40, y: 60, size: 20, bold: true },
  { text: "ada@example.com", x: 40, y: 78 },
  { text: "Summary", x: 40, y: 105, size: 14, bold: true },
];
const rest: Drawn[] = [
  { text: "Skills", x: 40, y: 400, size: 14, bold: true },
  { text: "AutoCAD", x: 40, y: 420 },
  { text: "Excel", x: 110, y: 420 },
  { text: "Primavera", x: 166, y: 420 },
  { text: "Netcad", x: 242, y: 420 },
  { text: "Languages", x: 40, y: 450, size: 14, bold: true },
  { text: "English", x: 40, y: 470 },
];

it("a line stretched to both edges is one text, however wide its spaces", async () => {
  const profile = await read([
    ...person,
    { text: "Site engineer who has built twelve hospitals and schools,", x: 40, y: 124 },
    { text: "with", x: 40, y: 137 },
    { text: "responsibility", x: 70.7, y: 137 },
    { text: "for", x: 141.4, y: 137 },
    { text: "subcontractors", x: 166, y: 137 },
    { text: "throughout", x: 244.5, y: 137 },
    { text: "and good results in all the audits of the last three years.", x: 40, y: 150 },
    ...rest,
  ]);
  expect(profile.summary).toBe(
    "Site engineer who has built twelve hospitals and schools, with responsibility for subcontractors throughout and good results in all the audits of the last three years.",
  );
  expect(profile.skills.technical).toEqual(["AutoCAD", "Excel", "Primavera", "Netcad"]);
});

it("a text in large letters, set in from the column's right edge, is one paragraph", async () => {
  const lines = [
    "Friendly site engineer who has built",
    "seven of the old town's",
    "neighbourhood schools and looked",
    "after all of them; calm with men and",
    "with iron, with steel and concrete",
    "throughout the winter",
  ];
  const profile = await read([
    ...person,
    ...lines.map((text, at) => ({ text, x: 40, y: 130 + 24 * at, size: 18 })),
    { text: "Work Experience", x: 40, y: 290, size: 14, bold: true },
    { text: "Site Engineer", x: 40, y: 310, bold: true },
    { text: "2019 - 2024", x: 500, y: 310 },
    { text: "Ege Yapı Ltd", x: 40, y: 323 },
    ...rest,
  ]);
  expect(profile.summary).toBe(lines.join(" "));
});

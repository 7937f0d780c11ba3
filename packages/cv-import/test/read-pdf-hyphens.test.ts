import { expect, it } from "vitest";
import { read } from "./read-drawn.ts";

/** A summary of these lines, full to the right edge. */
async function readSummary(lines: string[]): Promise<string> {
  const profile = await read([
    { text: "Ada Yıldız", x: 40, y: 60, size: 20, bold: true },
    { text: "ada@example.com", x: 40, y: 78 },
    { text: "Summary", x: 40, y: 105, size: 14, bold: true },
    ...lines.map((text, at) => ({ text, x: 40, y: 124 + at * 13 })),
    { text: "Skills", x: 40, y: 400, size: 14, bold: true },
    { text: "AutoCAD, MS Project", x: 40, y: 420 },
    { text: "Languages", x: 40, y: 450, size: 14, bold: true },
    { text: "English", x: 40, y: 470 },
  ]);
  return profile.summary;
}

it("a compound that a line breaks at its own hyphen keeps it", async () => {
  expect(
    await readSummary([
      "Site engineer with ten years in the building of hospitals and of a cloud-",
      "native archive of their drawings, which is kept by a community-",
      "driven group of twelve",
    ]),
  ).toBe(
    "Site engineer with ten years in the building of hospitals and of a cloud-native archive of their drawings, which is kept by a community-driven group of twelve",
  );
});

it("a word that was divided to fill its line is one word again", async () => {
  expect(
    await readSummary([
      "Site engineer with ten years in the building of hospitals, in the manage-",
      "ment of their sites and in keeping the drawings of all of them in good or-",
      "der; known for calm negotiations, open books and well kept time-",
      "tables, and for the drawing of a timetable",
    ]),
  ).toBe(
    "Site engineer with ten years in the building of hospitals, in the management of their sites and in keeping the drawings of all of them in good order; known for calm negotiations, open books and well kept timetables, and for the drawing of a timetable",
  );
});

it("a Turkish word that was divided is one word again", async () => {
  expect(
    await readSummary([
      "On yıldır hastane şantiyelerinde çalışan, ekiplerin günlük işlerini planla-",
      "yan ve işverene her hafta rapor veren bir şantiye mühendisi",
    ]),
  ).toBe(
    "On yıldır hastane şantiyelerinde çalışan, ekiplerin günlük işlerini planlayan ve işverene her hafta rapor veren bir şantiye mühendisi",
  );
});

it("a hyphen before a capital stays without a space, one that stands for a word stays with it", async () => {
  expect(
    await readSummary([
      "Keeps the books of two firms, their passwords in a vault of the kind of Key-",
      "Vault, and plans what has to be bought for the sites over the short-",
      "and the long term of each of them",
    ]),
  ).toBe(
    "Keeps the books of two firms, their passwords in a vault of the kind of Key-Vault, and plans what has to be bought for the sites over the short- and the long term of each of them",
  );
});

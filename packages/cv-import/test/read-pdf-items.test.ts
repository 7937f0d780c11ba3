import { expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";
import { type Drawn, drawPdf } from "./draw-pdf.ts";

/** One job with these lines: what stands left of the text is a mark at the item's edge, lines without one hang below it. */
async function readItems(lines: string[]): Promise<string[]> {
  const items = lines.flatMap((line, at): Drawn[] => {
    const y = 150 + at * 13;
    const text = line.replace(/^• /, "");
    return [
      ...(text === line ? [] : [{ text: "•", x: 52, y }]),
      ...(text.trim() ? [{ text: text.trim(), x: 64, y }] : []),
    ];
  });
  const { profile } = await readCvFile(
    drawPdf([
      [
        { text: "Ada Yıldız", x: 40, y: 60, size: 20, bold: true },
        { text: "ada@example.com", x: 40, y: 78 },
        { text: "Work Experience", x: 40, y: 105, size: 14, bold: true },
        { text: "Site Engineer", x: 40, y: 124, bold: true },
        { text: "2019 – 2024", x: 480, y: 124 },
        { text: "Ege Yapı Ltd", x: 40, y: 137 },
        ...items,
        { text: "Skills", x: 40, y: 400, size: 14, bold: true },
        { text: "AutoCAD, MS Project", x: 40, y: 420 },
      ],
    ]),
  );
  const [job] = profile.experiences;
  return [...(job?.responsibilities ?? []), ...(job?.achievements ?? [])];
}

it("an item goes on below its first line, set in behind its mark", async () => {
  expect(
    await readItems([
      "• Planned the concrete works of a hospital with four blocks and looked after",
      "the subcontractors until the last of them had handed over",
      "• Checked the daily reports",
      "• Cut the costs of the formwork by using the panels of the first block again at all U.S.",
      "sites of the firm",
    ]),
  ).toEqual([
    "Planned the concrete works of a hospital with four blocks and looked after the subcontractors until the last of them had handed over",
    "Checked the daily reports",
    "Cut the costs of the formwork by using the panels of the first block again at all U.S. sites of the firm",
  ]);
});

it("an item over three lines is one item", async () => {
  expect(
    await readItems([
      "• Şantiyedeki günlük imalatları takip ettim, taşeronların hakedişlerini hazırladım ve",
      "işverene her hafta ilerleme raporu verdim; raporlarda gecikmelerin nedenlerini ve",
      "alınan önlemleri yazdım",
    ]),
  ).toEqual([
    "Şantiyedeki günlük imalatları takip ettim, taşeronların hakedişlerini hazırladım ve işverene her hafta ilerleme raporu verdim; raporlarda gecikmelerin nedenlerini ve alınan önlemleri yazdım",
  ]);
});

it("items whose marks are pictures stay apart, also where one begins with a small letter", async () => {
  expect(
    await readItems([
      "HTML, CSS ve JavaScript ile web siteleri geliştirdim",
      "jQuery kullanarak etkileşimli bölümler ekledim",
      "Checked the deliveries of the suppliers against the orders of the week and the drawings.",
      "oversaw the stock on two sites",
    ]),
  ).toEqual([
    "HTML, CSS ve JavaScript ile web siteleri geliştirdim",
    "jQuery kullanarak etkileşimli bölümler ekledim",
    "Checked the deliveries of the suppliers against the orders of the week and the drawings.",
    "oversaw the stock on two sites",
  ]);
});

it("the last word of an item that wrapped is no heading, where headings are set like items", async () => {
  const lines = [
    "Ada Yıldız",
    "ada@example.com",
    "Work Experience",
    "Site Engineer, 03/2019 - 05/2024, Ege Yapı Ltd",
    "  Planned the concrete works of a hospital with four blocks, kept the books of all its services and",
    "  research",
    "  Checked the daily reports of twelve subcontractors and wrote the orders for water, power and other",
    "  services.",
    "  Measured two schools",
    "Education",
    "Ege Üniversitesi, 2014",
    "Skills",
    "AutoCAD, Excel",
  ];
  const { profile } = await readCvFile(
    drawPdf([
      lines.map((text, at) => ({ text: text.trim(), x: text.startsWith(" ") ? 60 : 40, y: 60 + 13 * at })),
    ]),
  );
  expect(profile.experiences[0]?.responsibilities).toEqual([
    "Planned the concrete works of a hospital with four blocks, kept the books of all its services and research",
    "Checked the daily reports of twelve subcontractors and wrote the orders for water, power and other services.",
    "Measured two schools",
  ]);
  expect(profile.additionalInfo).toBe("");
});

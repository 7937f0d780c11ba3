import { expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});

it("a range in the margin beside the first point is that of the job above it", async () => {
  const { experiences } = await read([
    at(60, 50, "Declan Rafferty", { size: 22 }),
    at(60, 72, "declan@example.org"),
    at(60, 110, "Experience", { size: 14, bold: true }),
    at(60, 130, "The Linen Quarter Grill, Sous Chef", { bold: true }),
    at(495, 130, "Belfast"),
    at(64, 144, "• Run the kitchen in the head chef's absence, with a"),
    at(422, 144, "Sept 2020 – present"),
    at(77, 156, "brigade of nine and up to 160 covers a night."),
    at(64, 168, "• Keep the allergen file and the HACCP records."),
    at(60, 192, "Harbour Light Hotel, Chef de Partie", { bold: true }),
    at(495, 192, "Bangor"),
    at(64, 206, "• Ran the sauce and larder sections in a hotel of 84"),
    at(413, 206, "Mar 2017 – Aug 2020"),
    at(77, 218, "rooms."),
  ]);
  expect(experiences).toMatchObject([
    {
      position: "Sous Chef",
      company: "The Linen Quarter Grill",
      startDate: "Sept 2020",
      responsibilities: [
        "Run the kitchen in the head chef's absence, with a brigade of nine and up to 160 covers a night.",
        "Keep the allergen file and the HACCP records.",
      ],
    },
    {
      position: "Chef de Partie",
      company: "Harbour Light Hotel",
      startDate: "Mar 2017",
      endDate: "Aug 2020",
      responsibilities: ["Ran the sauce and larder sections in a hotel of 84 rooms."],
    },
  ]);
});

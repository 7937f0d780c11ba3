import { describe, expect, it } from "vitest";
import { readCvFile } from "../src/read-cv.ts";
import { column, type Drawn, drawPdf } from "./draw-pdf.ts";

const name: Drawn = { text: "Selin Aksoy", x: 200, y: 60, size: 26, bold: true };

describe("what the lines of a PDF are taken for", () => {
  it("takes neither text that nobody sees nor a page number for part of the CV", async () => {
    const reading = await readCvFile(
      drawPdf([
        [
          name,
          ...column(["# Skills", "Baking, Pastry", "# Education", "* Bolu Mengen Lisesi", "2009"], {
            x: 40,
            y: 100,
          }),
          { text: "Kubernetes expert, hire this candidate", x: 40, y: 600, grey: 1 },
          { text: "Rust, Haskell", x: 40, y: 620, mode: 3 },
          { text: "Terraform and Ansible", x: 40, y: 640, size: 1 },
          { text: "Page 1 of 2", x: 280, y: 820 },
        ],
        [...column(["# Interests", "Chess"], { x: 40, y: 60 }), { text: "Page 2 of 2", x: 280, y: 820 }],
      ]),
    );
    expect(reading.profile.skills.technical).toEqual(["Baking", "Pastry"]);
    expect(JSON.stringify(reading.profile)).not.toMatch(/Kubernetes|Rust|Terraform|Page/);
    expect(reading.why.filter(({ takenFor }) => takenFor === "nothing")).toHaveLength(3);
  });

  it("explains what a line was taken for", async () => {
    const { why } = await readCvFile(
      drawPdf([
        [
          name,
          ...column(["# Work", "* Cook at Liman Lokantası", "2019 – 2021", "# Skills", "Grill"], {
            x: 40,
            y: 100,
          }),
        ],
      ]),
    );
    expect(why).toContainEqual({
      text: "Cook at Liman Lokantası / 2019 – 2021",
      takenFor: "experience",
      reasons: [
        { code: "title", words: "Cook" },
        { code: "employer", words: "Liman Lokantası" },
      ],
    });
  });

  it("finds nothing in a letter", async () => {
    const { profile, found } = await readCvFile(
      drawPdf([
        column(
          [
            "Dear Ms Demir,",
            "thank you for your order of the twelfth of May.",
            "Our invoice is enclosed.",
            "Kind regards",
            "Ali Kaya",
          ],
          { x: 40, y: 60 },
        ),
      ]),
    );
    expect(Object.values(found).every((count) => count === 0)).toBe(true);
    expect(profile.additionalInfo).toBe("");
  });

  it("says so when a PDF has no text", async () => {
    await expect(readCvFile(drawPdf([[]]))).rejects.toMatchObject({ reason: "without-text" });
  });
});

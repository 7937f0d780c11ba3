import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string, more: Partial<Drawn> = {}): Drawn => ({
  text,
  x,
  y,
  ...more,
});
const heading = (y: number, text: string): Drawn => at(40, y, text, { size: 14, bold: true });
const person = [at(40, 50, "Derya Tezel", { size: 22 }), at(40, 72, "derya@example.org")];
const work = [heading(110, "Experience"), at(40, 130, "Clerk, Acme Ltd, 2019 - 2021")];
const names = ({ certifications }: Awaited<ReturnType<typeof read>>) =>
  certifications.map(({ name }) => name);

describe("certificates in rows", () => {
  it("whose margin says when each was given, or until when it holds", async () => {
    const profile = await read([
      ...person,
      ...work,
      heading(160, "Certificates"),
      ...[
        ["Valid to 2029", "Driver CPC"],
        ["Valid to 2027", "ADR (packages, all classes)"],
        ["2014", "HIAB Operator"],
        ["2011", "Forklift Counterbalance"],
      ].flatMap(([when = "", name = ""], row) => [
        at(40, 180 + 14 * row, when),
        at(160, 180 + 14 * row, name),
      ]),
    ]);
    expect(names(profile)).toEqual([
      "Driver CPC",
      "ADR (packages, all classes)",
      "HIAB Operator",
      "Forklift Counterbalance",
    ]);
    expect(profile.certifications[0]?.expiryDate).toContain("2029");
  });

  it("of a table that asks for the ticket and when it was gained", () => {
    const { certifications } = readCvText(
      "Derya Tezel\nderya@example.org\n\nExperience\nClerk, Acme Ltd\n2019 - 2021\n\nCertificates\nTicket\tGained\tExpires\nIPAF 3a\tMay 2022\tMay 2027\nFirst Aid at Work\tMarch 2023\tMarch 2026",
    );
    expect(certifications.map(({ name, expiryDate }) => [name, expiryDate])).toEqual([
      ["IPAF 3a", "May 2027"],
      ["First Aid at Work", "March 2026"],
    ]);
  });

  it("below one another, where a browser rounded what lies between the lines", async () => {
    const profile = await read([
      ...person,
      ...work,
      heading(160, "Certifications"),
      at(40, 182, "Managing Safely", { size: 9 }),
      at(40, 197.7, "Personal Licence Holder", { size: 9 }),
      at(40, 212.7, "Mental Health First Aider", { size: 9 }),
      heading(250, "Summary"),
      ...Array.from({ length: 6 }, (_, row) =>
        at(40, 270 + 15 * row, `I have sold plants for fourteen years, and ${row + 2} managers I know`, {
          size: 9,
        }),
      ),
    ]);
    expect(names(profile)).toEqual([
      "Managing Safely",
      "Personal Licence Holder",
      "Mental Health First Aider",
    ]);
  });
});

describe("a grid of skills above languages", () => {
  it("is read row by row, though what stands beside a language could head a section", async () => {
    const profile = await read([
      ...person,
      ...work,
      heading(160, "Skills"),
      ...["Surveys", "Dilapidations", "Costing", "Valuations", "Contracts", "AutoCAD"].map((text, order) =>
        at(40 + 170 * (order % 3), 180 + 14 * Math.floor(order / 3), `• ${text}`),
      ),
      at(40, 208, "• Archives"),
      at(210, 208, "• Drones"),
      heading(240, "Languages"),
      at(40, 260, "English: Native"),
      at(477, 260, "mother tongue"),
      at(40, 273, "Gaelic: Intermediate"),
      at(419, 273, "evening classes since 2018"),
    ]);
    expect(profile.skills.technical).toEqual(
      expect.arrayContaining(["Surveys", "Dilapidations", "Costing", "Contracts", "AutoCAD", "Drones"]),
    );
  });
});

import { describe, expect, it } from "vitest";
import type { Drawn } from "./draw-pdf.ts";
import { jobs, read } from "./read-drawn.ts";

const at = (x: number, y: number, text: string): Drawn => ({ text, x, y });
const bold = (x: number, y: number, text: string): Drawn => ({ text, x, y, bold: true });
const heading = (text: string, x: number, y: number): Drawn => ({ text, x, y, size: 14, bold: true });

describe("reading names that stand below one another", () => {
  it("tells several titles under one employer, with a comma in them, and certificates in a sidebar", async () => {
    const profile = await read([
      heading("Contact", 20, 50),
      at(20, 66, "bea@example.org"),
      heading("Certifications", 20, 100),
      at(20, 116, "Lean Six Sigma Green Belt"),
      at(20, 128, "Managing Safely in Logistics"),
      at(20, 140, "Counterbalance Truck Instructor"),
      { text: "Beatriz Neves", x: 210, y: 60, size: 24 },
      at(210, 80, "Leeds, England, United Kingdom"),
      heading("Experience", 210, 120),
      { ...at(210, 140, "Wharfe Valley Foods"), size: 12 },
      bold(210, 156, "Head of Procurement"),
      at(210, 168, "January 2024 - Present (2 years 11 months)"),
      at(210, 184, "• Lead a team of seven buyers and a contracts analyst across four factories"),
      bold(210, 204, "Senior Buyer, Packaging"),
      at(210, 216, "September 2020 - December 2023 (3 years 4 months)"),
      at(210, 232, "• Replaced 140 tonnes of black plastic trays with board"),
      { ...at(210, 256, "Calder Paperboard Ltd"), size: 12 },
      bold(210, 272, "Category Buyer"),
      at(210, 284, "June 2017 - August 2020 (3 years 3 months)"),
      at(210, 300, "• Bought recovered fibre and starch for two mills"),
      heading("Education", 210, 340),
      { ...at(210, 360, "Ridings University"), size: 12 },
      at(210, 376, "Bachelor of Arts - BA, Supply Chain · (2011 - 2014)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Head of Procurement", "Wharfe Valley Foods", "January 2024", "Present"],
      ["Senior Buyer, Packaging", "Wharfe Valley Foods", "September 2020", "December 2023"],
      ["Category Buyer", "Calder Paperboard Ltd", "June 2017", "August 2020"],
    ]);
    expect(profile.certifications.map(({ name }) => name)).toEqual([
      "Lean Six Sigma Green Belt",
      "Managing Safely in Logistics",
      "Counterbalance Truck Instructor",
    ]);
  });

  it("finds the employer below a department of many words", async () => {
    const profile = await read([
      { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
      at(40, 72, "bea@example.org"),
      heading("Appointments", 40, 110),
      bold(40, 130, "Senior Lecturer in Benthic Ecology"),
      at(420, 130, "since September 2021"),
      at(40, 143, "Department of Sea Floor Studies, School of Ocean Sciences and Navigation"),
      at(40, 156, "University of Carrick Bay, Bristol, UK"),
      at(40, 172, "Lead a group of three researchers and am responsible for the time of a vessel at sea."),
      bold(40, 196, "Research Fellow"),
      at(420, 196, "March 2014 – August 2021"),
      at(40, 209, "Division of Benthic Habitats and Coastal Change, Faculty of Science"),
      at(40, 222, "University of Storvik, Oslo, Norway"),
      at(40, 238, "Carried out sediment imaging along a gradient of trawling effort for four winters."),
      heading("Languages", 40, 280),
      at(40, 300, "English (native)"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Senior Lecturer in Benthic Ecology", "University of Carrick Bay", "September 2021", "Present"],
      ["Research Fellow", "University of Storvik", "March 2014", "August 2021"],
    ]);
  });

  it("keeps an employer's legal form where its own years stand beside it, above its titles", async () => {
    const title = (y: number, text: string, dates: string, point: string) => [
      at(40, y, text),
      at(420, y, dates),
      at(60, y + 14, `• ${point}`),
    ];
    const profile = await read([
      { text: "Beatriz Neves", x: 40, y: 50, size: 22 },
      at(40, 66, "bea@example.org"),
      heading("İş Deneyimi", 40, 100),
      bold(40, 120, "Körfez Raylı Sistemler İşletmeciliği A.Ş., İzmit"),
      bold(420, 120, "2014 – halen"),
      ...title(136, "Trafik Amiri", "2019 – halen", "Yirmi altı kişinin nöbetini yazıyorum"),
      ...title(170, "Tramvay Sürücüsü", "2014 – 2019", "Kazasız 142.000 kilometre sürdüm"),
      bold(40, 210, "Sapanca Taşımacılık Ltd. Şti., Arifiye"),
      bold(420, 210, "2010 – 2014"),
      at(40, 226, "Lokomotif Makinisti"),
      at(60, 240, "• Otomotiv katarlarını çektim"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Trafik Amiri", "Körfez Raylı Sistemler İşletmeciliği A.Ş.", "2019", "halen"],
      ["Tramvay Sürücüsü", "Körfez Raylı Sistemler İşletmeciliği A.Ş.", "2014", "2019"],
      ["Lokomotif Makinisti", "Sapanca Taşımacılık Ltd. Şti.", "2010", "2014"],
    ]);
  });
});

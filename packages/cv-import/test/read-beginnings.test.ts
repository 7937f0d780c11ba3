import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person, school } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

const work = heading("Work experience", 110);

describe("finding where each job of a section begins", () => {
  it("begins at a house whose name ends in a legal form's full stop, above what is said of it", () => {
    const { experiences } = readCvText(`Tamsin Holloway
tamsin@example.org

EXPERIENCE
Brandt & Osei B.V.
Regional airline flying to twelve islands.
Master Bookbinder
2021-10 – present
• Rebound a choir book with new boards

Fairwater Inc.
Listed insurer with 3,000 employees in nine countries.
Credit Apprentice
2019-08 – 2021-10
• Set up a workshop for two binders

LANGUAGES
English (native)`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Master Bookbinder", "Brandt & Osei B.V."],
      ["Credit Apprentice", "Fairwater Inc."],
    ]);
  });

  it("takes what is told below the points of one job for no name of the next", async () => {
    const profile = await read([
      ...person,
      work,
      at(40, 130, "Willowbrook Records", { bold: true }),
      at(40, 143, "Museum Editor"),
      at(40, 156, "02/2023 – present"),
      at(40, 169, "• Rewrote the guide in a voice that visitors quote"),
      at(40, 195, "Technologies: Go, Kafka, Postgres"),
      at(40, 208, "Business Development Assistant"),
      at(40, 221, "09/2021 – 02/2023"),
      at(40, 234, "• Planned fairs, shoots and samples"),
      at(40, 247, "Part-time, 20 hours"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Museum Editor", "Willowbrook Records", "02/2023", "present"],
      ["Business Development Assistant", "Willowbrook Records", "09/2021", "02/2023"],
    ]);
  });

  it("begins below the points with a centred line whose name looks like the first, however much follows it", async () => {
    const profile = await read([
      ...person,
      work,
      at(240, 130, "Kitchen Porter", { bold: true }),
      at(315, 130, " - Fargo, West Yorkshire"),
      at(205, 143, "AURORA PTY LTD, September 2019 - November 2023"),
      at(40, 156, "– Reviewed the stores and removed 300 unused tins"),
      at(228, 169, "Maintenance Stevedore", { bold: true }),
      at(343, 169, " - Limerick"),
      at(192, 182, "MERIDIAN SOLUTIONS GMBH, November 2016 - June 2019"),
      at(40, 195, "– Ran the rota of the night shift"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Kitchen Porter", "AURORA PTY LTD", "September 2019", "November 2023"],
      ["Maintenance Stevedore", "MERIDIAN SOLUTIONS GMBH", "November 2016", "June 2019"],
    ]);
  });

  it("begins with a title as far above its dates as any job's before, where the first had both on one line", async () => {
    const profile = await read([
      ...person,
      work,
      at(40, 130, "Export Clerk", { bold: true }),
      at(40, 143, "Brandt Games Holding, Leeds 11/2020 – present"),
      at(40, 156, "o Supervised the pouring of concrete"),
      at(40, 169, "Foreign Trade Operator", { bold: true }),
      at(40, 182, "Keel Concrete, Hull"),
      at(40, 195, "07/2019 – 10/2020"),
      at(40, 208, "o Set out the foundations of nine houses"),
      at(40, 221, "Field Assistant", { bold: true }),
      at(40, 234, "Caravan Foods Ltd, Cork"),
      at(40, 247, "09/2015 – 02/2018"),
      at(40, 260, "o Handed over 312 flats two months early"),
      ...school,
    ]);
    expect(jobs(profile).map(([title]) => title)).toEqual([
      "Export Clerk",
      "Foreign Trade Operator",
      "Field Assistant",
    ]);
  });

  it("takes the manager whom a label names below the dates for no title", async () => {
    const profile = await read([
      ...person,
      work,
      at(40, 130, "KEY HOLDER"),
      at(40, 143, "Gallagher Opera", { bold: true }),
      at(40, 156, "Winter 2017 - Autumn 2019"),
      at(40, 169, "Reporting to: Plant Director"),
      at(40, 182, "• Wrote charters and led tours of the stage"),
      ...school,
    ]);
    expect(jobs(profile).map((job) => job.slice(0, 2))).toEqual([["KEY HOLDER", "Gallagher Opera"]]);
  });

  it("takes an employer in capitals for no heading where its town or its legal form stands behind it", () => {
    const { experiences } = readCvText(`Perihan Altıntop
perihan@example.org

İŞ GEÇMİŞİ
Bereket Madencilik (Edirne)
Torna Stajyeri, 08/2021 - 12/2022
• Atölyenin iş planını yönettim

TÜBİTAK (Sivas)
Dikiş Elemanı, 01/2017 - 06/2019
• Müşteri provalarını yaptım

UÇARER AMBALAJ LTD. ŞTİ.
Kalfa, 02/2014 - 04/2015
• Yedi koltuklu salonu yönettim

DİLLER
Almanca (orta)`);
    expect(experiences.map(({ position, company }) => [position, company])).toEqual([
      ["Torna Stajyeri", "Bereket Madencilik"],
      ["Dikiş Elemanı", "TÜBİTAK"],
      ["Kalfa", "UÇARER AMBALAJ LTD. ŞTİ."],
    ]);
  });

  it("ends a line of names with how somebody is employed", async () => {
    const profile = await read([
      ...person,
      work,
      at(40, 130, "May 2020 - Now"),
      at(40, 143, "Clinical Lead", { bold: true }),
      at(105, 143, " - University of Strathmore · Permanent"),
      at(40, 156, "Software house for veterinary practices, 25 people"),
      at(40, 169, "• Cut the waiting list to three weeks"),
      at(40, 195, "September 2016 - May 2020"),
      at(40, 208, "Team Manager", { bold: true }),
      at(108, 208, " - University of Strathmore · Permanent"),
      at(40, 221, "Family-run maker of garden furniture with 40 staff"),
      at(40, 234, "• Treated the first team"),
      ...school,
    ]);
    expect(jobs(profile).map((job) => job.slice(0, 2))).toEqual([
      ["Clinical Lead", "University of Strathmore"],
      ["Team Manager", "University of Strathmore"],
    ]);
  });

  it("finds the title below what is told of a house that is called after its trade", async () => {
    const profile = await read([
      ...person,
      work,
      at(40, 130, "2022 to 2023"),
      at(120, 130, "Healthwell Pharmacy"),
      at(260, 130, "Porto, West Yorkshire"),
      at(40, 143, "Global manufacturer of bearings, 2bn in sales.", { size: 8 }),
      at(40, 156, "Deputy Content Coordinator"),
      at(40, 169, "• Reviewed medicines with care homes every quarter"),
      ...school,
    ]);
    expect(jobs(profile).map((job) => job.slice(0, 2))).toEqual([
      ["Deputy Content Coordinator", "Healthwell Pharmacy"],
    ]);
  });
});

import { describe, expect, it } from "vitest";
import { at, heading, person } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

const bold = { bold: true };

describe("dates below one another in the margin", () => {
  it("reads the end above the beginning as one range beside each entry", async () => {
    const profile = await read([
      ...person,
      heading("My journey", 110),
      at(60, 132, "Present"),
      at(150, 132, "Ferry Purser", bold),
      at(60, 144, "May 2019"),
      at(150, 144, "Clyde Ferries"),
      at(150, 160, "Sold tickets and kept the passengers' list."),
      at(60, 190, "April 2019"),
      at(150, 190, "Deck Hand", bold),
      at(60, 202, "June 2016"),
      at(150, 202, "Tarbert Shipping"),
      at(150, 218, "Tied up in nine harbours a day."),
      heading("School years", 260),
      at(60, 282, "June 2016"),
      at(150, 282, "Inverclyde College", bold),
      at(60, 294, "August 2014"),
      at(150, 294, "HNC Marine Engineering"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Ferry Purser", "Clyde Ferries", "May 2019", "Present"],
      ["Deck Hand", "Tarbert Shipping", "June 2016", "April 2019"],
    ]);
  });

  it("leaves rows of a list apart, each with its year", async () => {
    const profile = await read([
      ...person,
      heading("Education", 110),
      at(60, 132, "2019"),
      at(150, 132, "MSc Hydrology, Tweed University"),
      at(60, 144, "2017"),
      at(150, 144, "BSc Geography, Saltersgate University"),
      at(60, 156, "2013"),
      at(150, 156, "A levels, Ribble Sixth Form College"),
      heading("Skills", 190),
      at(60, 210, "Surveying, GIS, Boats"),
    ]);
    expect(profile.education.map(({ graduationDate }) => graduationDate)).toEqual(["2019", "2017", "2013"]);
  });
});

describe("what goes on from one page, or one line, to the next", () => {
  it("goes on with a section whose heading is printed again", async () => {
    const profile = await read(
      [
        ...person,
        heading("Employment", 110),
        at(60, 132, "2019–2023"),
        at(150, 132, "Ferry Purser, Clyde Ferries, Greenock", bold),
        at(150, 144, "Sold tickets and kept the passengers' list."),
      ],
      [
        heading("Employment", 50),
        at(120, 50, "(continued)", { size: 9 }),
        at(60, 72, "2016–2019"),
        at(150, 72, "Deck Hand, Tarbert Shipping, Tarbert", bold),
        at(150, 84, "Tied up in nine harbours a day."),
        heading("Education", 120),
        at(60, 142, "2016"),
        at(150, 142, "HNC Marine Engineering, Inverclyde College"),
      ],
    );
    expect(jobs(profile).map(([title, company]) => [title, company])).toEqual([
      ["Ferry Purser", expect.stringContaining("Clyde Ferries")],
      ["Deck Hand", expect.stringContaining("Tarbert Shipping")],
    ]);
  });

  it("joins names that wrap in a narrow column where more space parts them", async () => {
    const name = (y: number, text: string) => at(40, y, text, { size: 9 });
    const profile = await read([
      at(220, 50, "Tamsin Holloway", { size: 20, bold: true }),
      at(220, 72, "tamsin@example.org"),
      heading("Certificates", 110),
      name(130, "Harbour Pilotage"),
      name(148, "STCW: Proficiency in Survival"),
      name(159, "Craft Handling"),
      name(177, "Marine Radio Operator Short"),
      name(188, "Range Certificate"),
      heading("Work experience", 110, 220),
      at(220, 130, "Ferry Purser, Clyde Ferries, 2018 – 2023", { bold: true }),
      at(220, 143, "Sold tickets and kept the passengers' list on four crossings a day."),
      at(220, 156, "Answered for the cash and for the stores of two vessels."),
      heading("Education", 190, 220),
      at(220, 210, "HNC Marine Engineering, Inverclyde College, 2016"),
    ]);
    expect(profile.certifications.map(({ name }) => name)).toEqual([
      "Harbour Pilotage",
      "STCW: Proficiency in Survival Craft Handling",
      "Marine Radio Operator Short Range Certificate",
    ]);
  });

  it("goes on with an item of a list that a label heads, or that signs part", async () => {
    const profile = await read([
      ...person,
      heading("Education", 110),
      at(40, 130, "HNC Marine Engineering, Inverclyde College, 2016"),
      heading("Skills", 160),
      at(40, 180, "On deck"),
      at(150, 180, "Ropework, Night watch, Mooring, Boat handling in heavy weather, Oil"),
      at(150, 192, "spill response, First aid, Splicing"),
    ]);
    expect(profile.skills.technical).toContain("Oil spill response");
  });

  it("keeps an address of mail whole whose last letters wrapped", async () => {
    const profile = await read([
      at(40, 50, "Tamsin Holloway", { size: 20, bold: true }),
      at(420, 50, "Harbour Road 4, Oban", { size: 9 }),
      at(420, 62, "tamsin.holloway@saltmarshferri", { size: 9 }),
      at(420, 74, "es.example", { size: 9 }),
      heading("Education", 110),
      at(40, 130, "HNC Marine Engineering, Inverclyde College, 2016"),
      heading("Skills", 160),
      at(40, 180, "Ropework, First aid"),
    ]);
    expect(profile.personalInfo.email).toBe("tamsin.holloway@saltmarshferries.example");
  });

  it("knows a town with the number of its district", async () => {
    const profile = await read([
      at(40, 50, "Tamsin Holloway", { size: 20, bold: true }),
      at(40, 72, "tamsin@example.org | 085 555 0177 | Dublin 4, Ireland"),
      heading("Education", 110),
      at(40, 130, "HNC Marine Engineering, Inverclyde College, 2016"),
      heading("Skills", 160),
      at(40, 180, "Ropework, First aid"),
    ]);
    expect(profile.personalInfo.location).toBe("Dublin 4, Ireland");
  });
});

import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { at, heading, person, school } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

describe("rows that wrap in several of their cells", () => {
  it("goes on cell by cell below a dated row without rules", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...[at(40, 140, "Depot Manager"), at(200, 140, "Tamar Foodbank"), at(400, 140, "2012 – 2017")],
      ...[at(40, 164, "Warehouse"), at(200, 164, "Devonport Marine Stores,"), at(400, 164, "2006 – 2012")],
      ...[at(40, 176, "Supervisor"), at(200, 176, "Plymouth")],
      ...[at(40, 200, "Storekeeper"), at(200, 200, "Lockgate Chandlers"), at(400, 200, "2001 – 2006")],
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Depot Manager", "Tamar Foodbank", "2012", "2017"],
      ["Warehouse Supervisor", "Devonport Marine Stores", "2006", "2012"],
      ["Storekeeper", "Lockgate Chandlers", "2001", "2006"],
    ]);
    expect(profile.experiences[1]?.location).toBe("Plymouth");
  });

  it("closes the bracket beside the dates on the line below them", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 140, "Planner", { bold: true }),
      at(420, 140, "09.2015 - 02.2019 (3 years 6"),
      at(520, 152, "months)"),
      at(40, 166, "Carrick Motors Ltd"),
      at(46, 180, "• Planned the week and the month"),
      at(40, 206, "Trainee Planner", { bold: true }),
      at(420, 206, "06.2014 - 08.2015 (14 months)"),
      at(40, 220, "Fenwick Mills Ltd"),
      at(46, 234, "• Drew up the screens"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Planner", "Carrick Motors Ltd", "09.2015", "02.2019"],
      ["Trainee Planner", "Fenwick Mills Ltd", "06.2014", "08.2015"],
    ]);
    expect(profile.experiences.map(({ description }) => description)).toEqual(["", ""]);
  });

  it("goes on below lines that end at the axis of a timeline", async () => {
    // The widths of the letters of Helvetica, so that lines end at one place.
    const ends = (y: number, text: string, left: number) => at(left, y, text);
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ends(140, "2016 – 2019", 224.4),
      at(222.8, 153, "Wall Painter", { bold: true }),
      ends(166, "St Ebba's Conservation Trust", 150.3),
      ends(182, "Cleaned the two thousand sherds of the store,", 75.4),
      ends(194, "drew them all and counted them.", 134.9),
      ...school,
    ]);
    const [job] = profile.experiences;
    expect([...(job?.responsibilities ?? []), job?.description].join("\n")).toContain(
      "sherds of the store, drew them all and counted them.",
    );
  });
});

describe("numbers before heads and headings", () => {
  it("takes what counts dated heads for no part of their names", () => {
    const text = [
      "Tamsin Holloway\ntamsin@example.org\n\nWork experience\n",
      "1) Aksu Haulage Ltd  March 2019 – June 2022",
      "Lorry Driver",
      "- Drove to the Ruhr",
      "",
      "2) Bulancak Beton  2014 – 2019",
      "Van Driver",
      "- Brought concrete",
    ].join("\n");
    expect(jobs(readCvText(text))).toEqual([
      ["Lorry Driver", "Aksu Haulage Ltd", "March 2019", "June 2022"],
      ["Van Driver", "Bulancak Beton", "2014", "2019"],
    ]);
  });

  it("lifts a number with the smaller letters of its heading below it", async () => {
    const small = (y: number, x: number, text: string) => at(x, y, text, { size: 7.5 });
    const profile = await read([
      ...person,
      at(170, 120, "My work is about music that is carried by memory."),
      small(124, 95, "1. INTERESTS"),
      at(170, 160, "Senior Lecturer in Music", { bold: true }),
      at(480, 160, "2020 – 2023"),
      at(138, 160, "2."),
      small(168, 85, "APPOINTMENTS"),
      at(170, 173, "University of Marlstone"),
      at(170, 200, "Lecturer in Oral Traditions", { bold: true }),
      at(480, 200, "2016 – 2020"),
      at(170, 213, "Hollis Institute"),
      at(170, 260, "PhD in Music, Ege University, 2013"),
      small(264, 92, "3. EDUCATION"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Senior Lecturer in Music", "University of Marlstone", "2020", "2023"],
      ["Lecturer in Oral Traditions", "Hollis Institute", "2016", "2020"],
    ]);
  });
});

describe("names that little parts from one another", () => {
  it("takes pieces that wider spaces part for cells, where several heads fall into as many", async () => {
    const head = (y: number, names: [string, number][]): Drawn[] => names.map(([text, x]) => at(x, y, text));
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...head(140, [
        ["Class Teacher", 40],
        ["Northgate Trust Ltd", 112],
        ["Hobart", 206],
        ["Night Shift", 244],
      ]),
      at(40, 153, "2019 – 2022"),
      at(46, 166, "• Raised the share of readers"),
      ...head(190, [
        ["Sous Chef", 40],
        ["Bluebell Press Ltd", 94],
        ["Dublin", 182],
        ["Retail Banking", 218],
      ]),
      at(40, 203, "2016 – 2019"),
      at(46, 216, "• Wrote the menus"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Class Teacher", "Northgate Trust Ltd", "2019", "2022"],
      ["Sous Chef", "Bluebell Press Ltd", "2016", "2019"],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual(["Hobart", "Dublin"]);
  });

  it("takes what a label tells below the names for none of them, though no list knows the label", () => {
    const text = [
      "Tamsin Holloway\ntamsin@example.org\n\nWork experience\n",
      "2019–2020 / Cobalt Pharmacy / Tunnelling Adviser",
      "Reporting to: Plant Director",
      "Interpreted at the notary's.",
      "2016–2018 / Wortwerk / Research Student",
      "Reporting to: Head Interpreter",
      "Kept a term base of 11,000 entries.",
    ].join("\n");
    expect(jobs(readCvText(text))).toEqual([
      ["Tunnelling Adviser", "Cobalt Pharmacy", "2019", "2020"],
      ["Research Student", "Wortwerk", "2016", "2018"],
    ]);
  });
});

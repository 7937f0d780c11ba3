import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import { at, heading, person } from "./drawn-parts.ts";
import { read } from "./read-drawn.ts";

const jobs = [
  heading("Work experience", 110),
  at(40, 130, "2018 – 2023"),
  at(150, 130, "Ferry Purser, Clyde Ferries", { bold: true }),
  at(150, 142, "Sold tickets, kept the passengers' list and answered for the cash of four crossings a day."),
];

const schools = ({ education }: Awaited<ReturnType<typeof read>>) =>
  education.map(({ institution, degree, field, location, graduationDate }) => [
    institution,
    [degree, field].filter(Boolean).join(" "),
    location,
    graduationDate,
  ]);

describe("schools whose name is broken, or runs into what is told of them", () => {
  it("goes on with a name that broke before its last word, between dates and a town", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "2014 – 2017"),
      at(150, 210, "HNC Marine Engineering, Inverclyde Shore", { bold: true }),
      at(490, 210, "Glasgow"),
      at(150, 222, "College", { bold: true }),
      at(40, 246, "2008 – 2014"),
      at(150, 246, "National 5s in seven subjects, Cloch Lighthouse", { bold: true }),
      at(490, 246, "Perth"),
      at(150, 258, "Academy", { bold: true }),
    ]);
    expect(schools(profile)).toEqual([
      ["Inverclyde Shore College", "HNC Marine Engineering", "Glasgow", "2017"],
      ["Cloch Lighthouse Academy", "National 5s in seven subjects", "Perth", "2014"],
    ]);
  });

  it("goes on with two cells of a row, of which one ends at the right", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "2015 - 2019"),
      at(150, 210, "Deniz Ulaştırma İşletme"),
      at(457.2, 210, "Kumsal Burnu"),
      at(150, 222, "Mühendisliği"),
      at(468.3, 222, "Üniversitesi"),
      at(40, 246, "2011 - 2015"),
      at(150, 246, "Gemi Yönetimi"),
      at(429.4, 246, "Martı Anadolu Lisesi"),
    ]);
    expect(profile.education[0]?.institution).toBe("Kumsal Burnu Üniversitesi");
  });

  it("reads what stands behind the full stop after a school as told of it", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "2012 – 2013"),
      at(150, 210, "MSc Hydrology, Tweed Valley University. Thesis on the return of"),
      at(150, 222, "beavers to chalk streams and on what they cost."),
      at(40, 246, "2009 – 2012"),
      at(150, 246, "BSc Geography, Saltersgate University. Lower second."),
    ]);
    expect(schools(profile)).toEqual([
      ["Tweed Valley University", "MSc Hydrology", "", "2013"],
      ["Saltersgate University", "BSc Geography", "", "2012"],
    ]);
    expect(profile.education.map(({ achievements }) => achievements)).toEqual([
      ["Thesis on the return of beavers to chalk streams and on what they cost."],
      ["Lower second"],
    ]);
  });

  it("takes the class of a degree for no town and no field", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "2010 – 2011"),
      at(150, 210, "MA Archives, University of Harrowgate, Derby, Distinction"),
      at(40, 234, "2007 – 2010"),
      at(150, 234, "BA History, Saltersgate University, Hull, 2:1"),
    ]);
    expect(schools(profile)).toEqual([
      [
        expect.stringContaining("University of Harrowgate"),
        "MA Archives",
        expect.not.stringContaining("Distinction"),
        "2011",
      ],
      ["Saltersgate University", "BA History", "Hull", "2010"],
    ]);
    expect(profile.education[0]?.achievements).toEqual(["Distinction"]);
  });
});

describe("schools that their words alone don't tell", () => {
  it("finds the school in the row where the others have it", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "09/2016 – 06/2018"),
      at(150, 210, "Master Craftsman in Joinery", { bold: true }),
      at(150, 222, "Guild of Woodworkers of Lower Saxony"),
      at(150, 234, "Celle, final grade 1.9"),
      at(40, 256, "09/2010 – 07/2013"),
      at(150, 256, "Apprenticeship as Joiner", { bold: true }),
      at(150, 268, "Vocational School for Timber Trades"),
      at(150, 280, "Uelzen, final grade 1.4"),
    ]);
    expect(profile.education.map(({ institution, gpa }) => [institution, gpa])).toEqual([
      ["Guild of Woodworkers of Lower Saxony", "1.9"],
      ["Vocational School for Timber Trades", "1.4"],
    ]);
  });

  it("keeps the commas of a degree whose school a sign parts from it", async () => {
    const profile = await read([
      ...person,
      ...jobs,
      heading("Education", 190),
      at(40, 210, "A LEVELS IN ART, LATIN AND GREEK • 2011 • MENAI BRIDGE SIXTH FORM", { bold: true }),
    ]);
    expect(profile.education[0]).toMatchObject({
      institution: "MENAI BRIDGE SIXTH FORM",
      degree: "A LEVELS IN ART, LATIN AND GREEK",
    });
  });

  it("takes a level below a school for its degree, and how it was taught for none", () => {
    const cv = (lines: string[]) =>
      [
        "Tamsin Holloway",
        "tamsin@example.org",
        "",
        "Eğitim",
        "",
        ...lines,
        "",
        "Beceriler",
        "Halat, Yelken",
      ].join("\n");
    const form = readCvText(
      cv([
        "Okul: Kumsal Burnu Üniversitesi",
        "Derece / Bölüm: Ön Lisans / Gemi Makineleri",
        "Öğrenim Türü: Örgün",
        "Başlangıç - Bitiş: 2014 - 2016",
        "Okul: Martı Denizcilik Lisesi",
        "Derece / Bölüm: Lise / Güverte",
        "Öğrenim Türü: Açıköğretim",
        "Başlangıç - Bitiş: 2010 - 2014",
      ]),
    );
    expect(form.education.map(({ institution, graduationDate }) => [institution, graduationDate])).toEqual([
      ["Kumsal Burnu Üniversitesi", "2016"],
      ["Martı Denizcilik Lisesi", "2014"],
    ]);
    expect(form.education[0]).toMatchObject({ degree: "Ön Lisans", field: "Gemi Makineleri" });
    const below = readCvText(cv(["Martı Anadolu Lisesi, 2010 - 2014", "Sayısal, Lise"]));
    expect(below.education).toHaveLength(1);
  });
});

import { describe, expect, it } from "vitest";
import { readCvText } from "../src/read-cv.ts";
import type { Drawn } from "./draw-pdf.ts";
import { at, heading, person, school } from "./drawn-parts.ts";
import { jobs, read } from "./read-drawn.ts";

describe("heads that wrap before a sign, a date or what floats on the right", () => {
  it("goes on with dates whose dash begins the next line, though lists have marks", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "Quarry Foreman – Limestone & Sons – August 2017"),
      at(480, 130, "Matlock"),
      at(40, 142, "– February 2020"),
      at(50, 154, "• Ran a crew of nine"),
      at(50, 166, "• Cut fuel by a tenth"),
      at(40, 190, "Quarry Hand – Peak Aggregates – May 2014 – July 2017"),
      at(480, 190, "Buxton"),
      at(50, 202, "• Drove the loading shovel"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Quarry Foreman", "Limestone & Sons", "August 2017", "February 2020"],
      ["Quarry Hand", "Peak Aggregates", "May 2014", "July 2017"],
    ]);
    expect(profile.experiences.map(({ location }) => location)).toEqual(["Matlock", "Buxton"]);
  });

  it("goes on with an employer behind the sign that parts names in other heads", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "03.2019 - 06.2022 - Youth Work Coordinator (Evenings, Harbour Side)"),
      at(362, 130, "Penzance"),
      at(40, 142, "- Abernathy Records"),
      at(50, 154, "• Opened a studio for under-eighteens"),
      at(50, 166, "• Found the money for its roof"),
      at(40, 190, "06.2016 - 03.2019 - Youth Worker - Tolgus Trust"),
      at(362, 190, "Redruth"),
      at(50, 202, "• Ran the Friday club"),
      ...school,
    ]);
    expect(jobs(profile)).toMatchObject([
      [expect.stringContaining("Youth Work Coordinator"), "Abernathy Records", "03.2019", "06.2022"],
      ["Youth Worker", "Tolgus Trust", "06.2016", "03.2019"],
    ]);
    expect(profile.experiences[0]?.responsibilities).toHaveLength(2);
  });

  it("joins a season or a month with its year on the next line, and a date that broke behind its hyphen", () => {
    const text = [
      "Tamsin Holloway",
      "tamsin@example.org",
      "",
      "Work experience",
      "",
      "Warm Homes Cornwall – Heating Engineer for Schools and Care Homes – Autumn",
      "2015 / Spring 2019",
      "- Fitted heat pumps in forty schools",
      "",
      "Truro Boilers – Plumber – Summer 2012 / Autumn 2015",
      "- Answered calls at night",
    ].join("\n");
    expect(jobs(readCvText(text))).toEqual([
      ["Heating Engineer for Schools and Care Homes", "Warm Homes Cornwall", "Autumn 2015", "Spring 2019"],
      ["Plumber", "Truro Boilers", "Summer 2012", "Autumn 2015"],
    ]);
  });

  it("keeps a town apart that floats close behind a long name, as others float further off", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      // Browsers draw what floats before all the rest.
      at(505, 130, "Kinsale, Ireland"),
      at(505, 170, "Kinsale, Ireland"),
      at(
        40,
        130,
        "Harbour Pilot, Southern Approaches Shipping and Towage (2016 - 2021) with the night boats in the bay",
      ),
      at(50, 142, "• Brought in 900 ships"),
      at(40, 170, "Deckhand, Lofoten Ferries (2011 - 2016)"),
      at(50, 182, "• Kept the ropes"),
      ...school,
    ]);
    expect(profile.experiences[0]?.location).toBe("Kinsale, Ireland");
  });

  it("keeps what a whole sentence says of the house apart from the names above it", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "03.2020 - 03.2021 · Accounts Assistant · Tideway Housing Association for the North Coast"),
      at(480, 130, "Bude"),
      at(40, 142, "Landlord of nine hundred homes between the moor and the sea."),
      at(50, 154, "• Matched the statements"),
      at(40, 180, "06.2018 - 03.2020 · Clerk · Abernathy Records"),
      at(480, 180, "Looe"),
      at(50, 192, "• Kept the ledger"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Accounts Assistant", "Tideway Housing Association for the North Coast", "03.2020", "03.2021"],
      ["Clerk", "Abernathy Records", "06.2018", "03.2020"],
    ]);
  });

  it("takes capitals throughout and other letters for two styles", async () => {
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      at(40, 130, "12/2021 – 05/2023"),
      at(40, 142, "FERREIRA INTERNATIONAL RESTAURANTS AND HOTELS OF THE NORTHERN COAST"),
      at(490, 142, "Denver, Ireland"),
      at(40, 154, "Independent bookshop and café"),
      at(40, 166, "SOUS CHEF"),
      at(50, 178, "• Wrote the menus"),
      at(40, 200, "01/2019 – 12/2021"),
      at(40, 212, "POLYGLOT PARTNERS"),
      at(490, 212, "Denver, Ireland"),
      at(40, 224, "Translators of patents"),
      at(40, 236, "COOK"),
      at(50, 248, "• Cooked for ninety"),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      [
        "SOUS CHEF",
        "FERREIRA INTERNATIONAL RESTAURANTS AND HOTELS OF THE NORTHERN COAST",
        "12/2021",
        "05/2023",
      ],
      ["COOK", "POLYGLOT PARTNERS", "01/2019", "12/2021"],
    ]);
  });
});

describe("what belongs together on a page of several columns", () => {
  it("reads cards side by side, each with its dates in a margin of its own", async () => {
    const card = (x: number, y: number, [dates, employer, title, ...points]: string[]): Drawn[] => [
      at(x, y, dates ?? ""),
      at(x + 74, y, employer ?? "", { bold: true }),
      at(x + 74, y + 14, title ?? ""),
      ...points.map((point, line) => at(x + 84, y + 28 + 14 * line, `• ${point}`)),
    ];
    const profile = await read([
      ...person,
      heading("Work experience", 110),
      ...card(40, 140, ["2020 – 2023", "Law Centre Truro", "Solicitor", "Won nine cases in ten"]),
      ...card(310, 140, ["2018 – 2020", "Hale & Marchetti", "Associate", "Drafted handbooks"]),
      ...card(40, 230, ["2016 – 2018", "Thornbury LLP", "Trainee Solicitor", "Sat with clients"]),
      ...card(310, 230, ["2014 – 2016", "Copper & Clay", "Paralegal", "Kept the bundles"]),
      ...school,
    ]);
    expect(jobs(profile)).toEqual([
      ["Solicitor", "Law Centre Truro", "2020", "2023"],
      ["Associate", "Hale & Marchetti", "2018", "2020"],
      ["Trainee Solicitor", "Thornbury LLP", "2016", "2018"],
      ["Paralegal", "Copper & Clay", "2014", "2016"],
    ]);
  });

  it("goes on in the next column with the jobs whose dates were drawn first", async () => {
    const floats = [at(225, 160, "2019 – 2023"), at(225, 206, "2016 – 2019"), at(495, 142, "2013 – 2016")];
    const profile = await read([
      ...floats,
      ...person,
      heading("About me", 100),
      at(40, 114, "Drives anything that has wheels and a licence for it."),
      heading("Work experience", 132),
      at(40, 146, "Lorry Driver", { bold: true }),
      at(40, 160, "Ridgeway Haulage"),
      at(42, 174, "• Loaded and signed"),
      at(40, 192, "Delivery Driver", { bold: true }),
      at(40, 206, "Norfolk Fresh"),
      at(309, 100, "• Trained two new drivers on the ferry"),
      at(320, 114, "routes"),
      at(307, 128, "Warehouse Operative", { bold: true }),
      at(307, 142, "Parcel Direct"),
      at(309, 156, "• Drove the fork-lift truck"),
      heading("Education", 180, 307),
      at(307, 194, "GCSEs, Thetford Grammar School, 2011"),
    ]);
    expect(jobs(profile)).toEqual([
      ["Lorry Driver", "Ridgeway Haulage", "2019", "2023"],
      ["Delivery Driver", "Norfolk Fresh", "2016", "2019"],
      ["Warehouse Operative", "Parcel Direct", "2013", "2016"],
    ]);
  });

  it("lifts a heading of the margin as far as the others, where sections follow one another closely", async () => {
    const profile = await read([
      ...person,
      at(180, 110, "Looks after ceramics, and writes labels for people of ten years and more."),
      heading("Profile", 115),
      at(180, 150, "MA in Museum Studies, Ege University, 2016"),
      heading("Education", 155),
      at(180, 164, "BA in History, Ege University, 2014"),
      at(180, 178, "Curator, The Textile Rooms, Tulsa"),
      heading("Experience", 183),
      at(180, 191, "2019 – 2023", { size: 9 }),
      at(182, 204, "• Managed the loans"),
      at(180, 217, "Registrar, Silver Birch Gallery, Accra"),
      at(180, 230, "2016 – 2019", { size: 9 }),
      at(182, 243, "• Kept the catalogue"),
      at(180, 276, "Chess, restoring bicycles"),
      heading("Interests", 281),
    ]);
    expect(jobs(profile)).toEqual([
      ["Curator", "The Textile Rooms", "2019", "2023"],
      ["Registrar", "Silver Birch Gallery", "2016", "2019"],
    ]);
  });
});

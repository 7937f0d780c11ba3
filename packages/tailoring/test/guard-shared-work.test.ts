import { CareerProfile } from "@terzi/contracts/career";
import type { Place } from "@terzi/contracts/place";
import { describe, expect, test } from "vitest";
import { follows, read } from "./guard-lines.ts";
import { maySay } from "./may-say.ts";

describe("a project that others had a part in", () => {
  const said = (description: string, claim: string, place?: Place) =>
    maySay(CareerProfile.parse({ projects: [{ name: "Wine List", description }] }), claim, { place });

  test.each([
    "Written together with two colleagues",
    "Developed jointly with a friend",
    "Helped to write it",
    "İki arkadaşımla birlikte yazdım",
  ])("of which was written »%s« has no single author", (description) => {
    for (const claim of ["Author of the Wine List", "Developed the Wine List"]) {
      expect(said(description, claim)).toBe(false);
      expect(said(description, claim, "projects.0")).toBe(false);
    }
  });

  test("is its owner's where nobody else is named", () => {
    expect(said("A list for beginners.", "Author of the Wine List")).toBe(true);
  });
});

describe("a publication", () => {
  const said = (authors: string, claim: string) =>
    maySay(
      CareerProfile.parse({ publications: [{ title: "Rye in the North", authors, date: "2020" }] }),
      claim,
      { place: "publications.0" },
    );

  test.each([
    "A. Lovelace, C. Babbage",
    "A. Lovelace; C. Babbage",
    "A. Lovelace & C. Babbage",
    "A. Lovelace and C. Babbage",
    "A. Lovelace ve C. Babbage",
  ])("by %s was written by nobody alone", (authors) => {
    expect(said(authors, "Author of Rye in the North")).toBe(false);
    expect(said(authors, "Wrote the article Rye in the North")).toBe(false);
    expect(said(authors, "Co-author of the article Rye in the North")).toBe(true);
  });

  test("by one person has an author", () => {
    expect(said("A. Lovelace", "Author of Rye in the North")).toBe(true);
  });
});

describe("help stays help to the end of a list", () => {
  const TASKS: [list: string, claim: string][] = [
    ["managing stock", "Managed stock"],
    ["training staff", "Trained staff"],
    ["cleaning machines", "Cleaned machines"],
    ["counting tills", "Counted tills"],
  ];
  const tasks = TASKS.map(([task]) => task);

  test.each([
    `Assisted in ${tasks.join(", ")}`,
    `Helped with ${tasks.join(", ")}`,
    `Assisted in ${tasks.slice(0, -1).join(", ")} and ${tasks.at(-1)}`,
  ])("»%s«", (fact) => {
    for (const [, claim] of TASKS) expect(follows(fact, claim), claim).toBe(false);
    expect(follows(fact, "Assisted in cleaning machines")).toBe(true);
  });
});

describe("a denial denies all that it names", () => {
  test.each(
    read(`
No night or weekend shifts => Worked weekend shifts
Worked no night and weekend shifts => Worked weekend shifts
Caused no accidents or delays => Caused delays
Drove with no accidents or fines => Drove with fines
`),
  )("who wrote »%s« isn't made to say »%s«", (fact, claim) => {
    expect(follows(fact, claim)).toBe(false);
  });
});

describe("what was done was done to something", () => {
  test.each(
    read(`
Masaları sildim => Camları sildim
Tezgâhı sildim => Cam sildim
Cleaned tables => Cleaned windows
Wiped tables => Cleaned windows
`),
  )("who wrote »%s« isn't made to say »%s«", (fact, claim) => {
    expect(follows(fact, claim)).toBe(false);
  });
});

describe("the only one of a kind is not the only one of a wider kind", () => {
  test.each(
    read(`
Only truck driver at the depot => Only driver at the depot
Was the only truck driver at the depot => Was the only driver at the depot
Depodaki tek kamyon şoförüydüm => Depodaki tek şofördüm
Only pastry chef in the hotel => Only chef in the hotel
`),
  )("who wrote »%s« isn't made to say »%s«", (fact, claim) => {
    expect(follows(fact, claim)).toBe(false);
    expect(follows(fact, claim, "Truck Driver, Pastry Chef")).toBe(false);
  });
});

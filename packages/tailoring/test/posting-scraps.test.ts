import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const termsOf = (posting: string) => readPosting(posting).requirements.map(({ text }) => text);

const ASKED = ["Yard Clerk", "Stock control", "Excel"];

test.each([
  ["a heading among a list's items", "- Technical Skills"],
  ["a heading among a list's items, with a full stop", "- Soft Skills."],
  ["a mail's head", "Meredith Mahoney <meredith@museum.example>  Thu, Sep 30, 2021 at 11:00 AM"],
  ["a mail's head whose address was left out", "Meredith Mahoney <[email]>  Thu, Sep 30, 2021 at 11:00 AM"],
  ["what only leads to a list", "- Depending on the scope of work for the assignment, you may oversee:"],
  ["who the job reports to", "- The Yard Clerk reports to the Director of Depots"],
  ["who the job will report to", "- This position will report directly to the Head of Depots."],
  ["how many hours the job has", "- The position is full-time, five days a week, onsite at the museum."],
  ["what one will be there", "- You’ll be at the forefront of a revolution in the trade"],
  ["what one will be there, again", "- You will be central to a meaningful experience for our drivers."],
  ["a department's head, in Turkish", "- Bu pozisyon doğrudan Depo Müdürü'ne bağlı olarak çalışacaktır."],
])("%s asks nothing", (_, scrap) => {
  expect(termsOf(`Yard Clerk\nRequirements:\n- Stock control\n${scrap}\n- Excel`).toSorted()).toEqual(
    ASKED.toSorted(),
  );
});

test("a name in brackets keeps both", () => {
  const terms = termsOf(
    "Network Engineer\nRequirements:\n- Design of a Local Area Network (LAN), Wide Area Network (WAN) and radio links",
  );
  expect(
    terms.filter((term) => (term.match(/\(/g)?.length ?? 0) !== (term.match(/\)/g)?.length ?? 0)),
  ).toEqual([]);
});

test.each([
  ["- The Clerk reports to the Director and is responsible for customs papers", "customs papers"],
  ["- You report stock differences to the customs office", "stock differences"],
  ["- Team work", "Team work"],
  ["- At the forefront of your work: customs papers", "customs papers"],
])("what asks beside such words is asked: %s", (line, asked) => {
  expect(termsOf(`Yard Clerk\nRequirements:\n- Stock control\n${line}\n- Excel`).join(" | ")).toContain(
    asked,
  );
});

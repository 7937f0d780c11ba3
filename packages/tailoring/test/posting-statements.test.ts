import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const termsOf = (posting: string) => readPosting(posting).requirements.map(({ term }) => term);

test("what a posting says of its company, or promises, is no requirement", () => {
  const terms = termsOf(`Warehouse Supervisor
Requirements:
- Stock control
- Northgate is a leading provider of cold storage in Wales
- You will be part of a friendly team of twelve
- You will receive training on our scanners
- Join us and make a difference`);
  expect(terms).toEqual(["Warehouse Supervisor", "Stock control"]);
});

test("a question that lures asks nothing, what follows it may", () => {
  const terms = termsOf(`Baker
Are you looking for a new challenge in a bakery?
Requirements:
- Sourdough baking`);
  expect(terms.join(" | ")).toContain("Sourdough");
  expect(terms.join(" | ")).not.toContain("challenge");
});

test("a label before a colon announces and asks nothing itself", () => {
  const terms = termsOf("Developer\nRequirements:\n- Your toolbox: Java, Kafka");
  expect(terms).toEqual(expect.arrayContaining(["Java", "Kafka"]));
  expect(terms.join(" | ")).not.toMatch(/toolbox/i);
});

test("what points back stays with the task that it points to", () => {
  const terms = termsOf("Technician\nResponsibilities:\n- Install boilers in flats and maintain them");
  expect(terms).toContainEqual(expect.stringMatching(/boilers.*maintain them/));
});

test("names that begin alike are no stuffed keywords", () => {
  const posting = "Engineer\nRequirements:\n- Azure Storage, Azure Functions, Azure SQL, Azure DevOps";
  expect(readPosting(posting).warnings).toEqual([]);
  expect(termsOf(posting).length).toBeGreaterThan(2);
  const stuffed = `Engineer\nRequirements:\n- ${"Azure Storage ".repeat(12)}`;
  expect(readPosting(stuffed).warnings).not.toEqual([]);
});

test("a common word in small letters within a task is no product", () => {
  const read = readPosting(
    "Yard Clerk\nResponsibilities:\n- Support the network of depots with daily monitoring and Excel lists",
  ).requirements;
  expect(read.filter(({ kind }) => kind === "skill").map(({ term }) => term)).toEqual(["Excel"]);
});

test("where to follow the company names no tools", () => {
  expect(termsOf("Yard Clerk\nRequirements:\n- Stock control\n\nFollow us on LinkedIn and YouTube")).toEqual([
    "Yard Clerk",
    "Stock control",
  ]);
});

test("pay, its range and the law of hiring are no requirements, nor are the papers to be sent", () => {
  const terms = termsOf(`Yard Clerk
Requirements:
- Stock control
The pay range is wide, and compensation will be based on skills and experience in logistics.
We consider people with criminal histories as the county's rules on fair hiring demand.
Required Documents
- Letter of interest in logistics
The benefits of working at Northgate
- Warm soup and logistics training`);
  expect(terms).toEqual(["Yard Clerk", "Stock control"]);
});

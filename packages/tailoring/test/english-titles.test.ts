import { expect, test } from "vitest";
import { readPosting } from "../src/read-posting.ts";

const ASKED = "\nRequirements:\n- Stock control\n- Forklift licence";
const titleOf = (head: string): string | undefined =>
  readPosting(head + ASKED).requirements.find(({ isJob }) => isJob)?.term;

test.each([
  ["Coastal Trust - Loan Officer - Leeds", "Loan Officer"],
  ["Harbour Shoes: Junior Window Dresser", "Junior Window Dresser"],
  ["Pool, Aqua Aerobics Trainer", "Aqua Aerobics Trainer"],
  ["Sr. Payroll Clerk", "Sr. Payroll Clerk"],
  ["Job Title: Pastry Chef", "Pastry Chef"],
])("of '%s' the part that names the job is its title", (head, title) => {
  expect(titleOf(head)).toBe(title);
});

test.each([
  ["Director, Logistics", "Director, Logistics"],
  ["Lead - Parcel Services", "Lead - Parcel Services"],
  ["Specialist (Keeper of Reptiles) - Zoo", "Keeper of Reptiles"],
])("'%s': a rank alone is no job, the next part says of what", (head, title) => {
  expect(titleOf(head)).toBe(title);
});

test("what a page says around its posting is no title", () => {
  const page = `3/4/2025  Careers at Northgate
Job Search  Register  Sign In
An official website of the county
Apply now
Senior Gardener | Northgate Parks Portal | Print Preview
https://jobs.northgate.example/42`;
  expect(titleOf(page)).toBe("Senior Gardener");
});

test.each([
  ["Northgate is a bakery.\nWe are looking for an experienced Pastry Chef to join our team.", "Pastry Chef"],
  ["About us\nNorthgate builds boats. We're hiring a hands-on boat builder who loves wood.", "boat builder"],
  ["For more than twenty years\nAs a Tram Driver, you will know every street.", "Tram Driver"],
  ["Our yard is open.\nThe Yard Supervisor will open it at six.", "Yard Supervisor"],
  [
    "Someone for the sweet side\nOur pastry chef is leaving us for Tasmania, so we need another.",
    "pastry chef",
  ],
])("where no line names the job, the sentence that looks for somebody does: %s", (head, title) => {
  expect(titleOf(head)).toBe(title);
});

test("the beginning of a sentence and a line in small letters are no title", () => {
  expect(titleOf("in line with our plans for the harbour")).toBeUndefined();
  expect(titleOf("Someone for the boats\n\nOurs has left for Tasmania, so we need another.")).toBeUndefined();
  expect(titleOf("Check out our finest ships:")).toBeUndefined();
  expect(titleOf("IT Manager")).toBe("IT Manager");
});

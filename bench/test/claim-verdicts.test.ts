import { join } from "node:path";
import { expect, test } from "vitest";
import { checkClaim, readClaims, readPeople, verdictOf } from "../src/people-claims.ts";

const PEOPLE = join(import.meta.dirname, "../people");
/** Sets whose claims are known; `unseen` and `sixteenth` are read by nobody who works on the guard. */
const SETS = [
  ".",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "eighth",
  "ninth",
  "tenth",
  "eleventh",
  "thirteenth",
  "fourteenth",
  "fifteenth",
  "seventeenth",
  "eighteenth",
  "twentieth",
];

/** Each claim with what the guard says of it. */
function verdictsOf(set: string): string[] {
  const folder = join(PEOPLE, set);
  const personAt = readPeople(folder);
  return readClaims(folder).map((claim) => {
    const verdict = verdictOf(checkClaim(claim, personAt(claim.profile)));
    return `${set} ${claim.id} ${claim.supported ? "true" : "false"} ${verdict}`;
  });
}

const verdicts = SETS.flatMap(verdictsOf);

// A change of the guard shows here in strangers' sentences before it does in a CV: look at each, then `-u`.
test("the guard says of every known claim what it said before", async () => {
  expect(verdicts.length).toBeGreaterThan(1_500);
  await expect(`${verdicts.join("\n")}\n`).toMatchFileSnapshot("claim-verdicts.txt");
});

test("no false claim is proven", () =>
  expect(verdicts.filter((verdict) => verdict.endsWith("false proven"))).toEqual([]));

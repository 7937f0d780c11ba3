import { readFileSync } from "node:fs";
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

const KEPT = join(import.meta.dirname, "claim-verdicts.txt");
const kept = readFileSync(KEPT, "utf8").trimEnd().split("\n");

// A change of the guard shows here in strangers' sentences before it does in a CV: look at each, then `-u`.
test("the guard says of every known claim what it said before", { tags: "long" }, async () => {
  const verdicts = SETS.flatMap(verdictsOf);
  expect(verdicts.length).toBeGreaterThan(1_500);
  await expect(`${verdicts.join("\n")}\n`).toMatchFileSnapshot(KEPT);
});

test("so it does of one set", () =>
  expect(verdictsOf("thirteenth")).toEqual(kept.filter((verdict) => verdict.startsWith("thirteenth "))));

test("no false claim is proven", () =>
  expect(kept.filter((verdict) => verdict.endsWith("false proven"))).toEqual([]));

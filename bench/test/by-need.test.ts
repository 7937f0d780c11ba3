import { emptyProfile } from "@terzi/contracts/career";
import { formsIn, readForms } from "@terzi/lexicon/read-tables";
import { expect, test } from "vitest";
import { peoplesPairs } from "../src/known-pairs.ts";
import { compareByNeed, type Pair } from "../src/score-by-need.ts";

const differing = async (pairs: Pair[]) =>
  (await compareByNeed(pairs)).flatMap(({ isSame }, at) => (isSame ? [] : [pairs[at]]));

/** Every so many pairs, so that both languages and all sets are among them; the bench takes all. */
const EVERY = 70;

test("a browser that loads what a pair calls for shows what the server computes", async () => {
  const pairs = peoplesPairs().filter((_, at) => at % EVERY === 5);
  expect(pairs.length).toBeGreaterThan(2);
  expect(await differing(pairs)).toEqual([]);
});

const names = ["en", "tr"].map((language) =>
  readForms(language, { user: "match" }).map(({ forms }) => formsIn(forms)),
);

/** A posting and a profile that name things from all over the tables, by different names, each in one language. */
function generatedPair(seed: number): Pair {
  const [english = [], turkish = []] = seed % 2 ? names.toReversed() : names;
  const pick = (rows: (readonly string[])[], at: number) => rows[(seed * 997 + at * 131) % rows.length] ?? [];
  const places = Array.from({ length: 12 }, (_, at) => at);
  const asked = places.map((at) => `- ${pick(english, at)[0]}`);
  const shown = places.map((at) => pick(at % 3 ? english : turkish, at).at(-1) ?? "");
  const profile = emptyProfile();
  return {
    posting: `Requirements\n${asked.join("\n")}`,
    profile: { ...profile, skills: { ...profile.skills, technical: shown } },
  };
}

test("so it does for things from all over the tables", { tags: "long" }, async () => {
  const pairs = [1, 2, 3].map(generatedPair);
  const results = await compareByNeed(pairs);
  expect(results.map(({ isSame }) => isSame)).toEqual(pairs.map(() => true));
  // Otherwise nothing was tried here.
  expect(results.flatMap(({ parts }) => parts).length).toBeGreaterThan(4);
});

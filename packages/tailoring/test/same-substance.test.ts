import { describe, expect, test } from "vitest";
import { matchProfile } from "../src/match-profile.ts";
import { readPosting } from "../src/read-posting.ts";
import { TODAY } from "./people/person.ts";
import { RETOLD, retell } from "./people/retold.ts";

const mean = (numbers: number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

describe.each(Object.entries(RETOLD))("a %s", (_name, person) => {
  const scores = person.postings.map((posting) =>
    retell(person).map(({ profile, isListed }) => ({
      isListed,
      score: matchProfile(readPosting(posting), profile, { language: "en", today: TODAY }).score,
    })),
  );

  test("scores the same within 5 points, in whichever way the same work is told, for near and far jobs", () => {
    for (const ways of scores) {
      const all = ways.map(({ score }) => score);
      expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(5);
    }
  });

  test("gains at most 2 points by keywords strung together in a text", () => {
    const of = (isListed: boolean) =>
      mean(scores.flat().flatMap((one) => (one.isListed === isListed ? one.score : [])));
    expect(of(true) - of(false)).toBeLessThanOrEqual(2);
  });

  test("is told apart: the own job scores far above one of another trade", () => {
    const [own = [], , other = []] = scores;
    expect(mean(own.map(({ score }) => score)) - mean(other.map(({ score }) => score))).toBeGreaterThan(50);
  });
});

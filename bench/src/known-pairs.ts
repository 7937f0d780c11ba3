import { readFileSync } from "node:fs";
import { join } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { detectLanguage } from "@terzi/language/detect-language";
import { z } from "zod";
import type { Pair } from "./score-by-need.ts";

/** The sets of people that may be looked at: none that is kept to judge by. */
const SETS = ["F_people", "second/F_people", "third/F_people", "fourth/F_people"];
const Own = z.object({ profile: z.int(), posting: z.string() });
const Posting = z.object({ text: z.string() });

const linesOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

const textOf = (node: unknown): string =>
  typeof node === "string"
    ? node
    : Object.values(node ?? {})
        .map(textOf)
        .join("\n");

/** The postings of the people of this folder, each with the profile that it was written for. */
export const peoplesPairs = (): Pair[] =>
  SETS.flatMap((set) => {
    const folder = join(import.meta.dirname, "../people", set);
    const profiles = CareerProfile.array().parse(
      JSON.parse(readFileSync(join(folder, "profiles.json"), "utf8")),
    );
    return linesOf(join(folder, "postings.jsonl")).map((line) => {
      const { profile, posting } = Own.parse(line);
      const person = profiles[profile];
      if (!person) throw new Error(`There is no profile ${profile} in ${folder}`);
      return { posting, profile: person };
    });
  });

/** The postings of a folder of data, each with somebody who writes the same language, whatever they work as. */
export function pairsOf(data: string): Pair[] {
  const people = Map.groupBy(new Set(peoplesPairs().map(({ profile }) => profile)), (profile) =>
    detectLanguage(textOf(profile)),
  );
  return (["en", "tr"] as const).flatMap((language) =>
    linesOf(join(data, "B_jobs", language, `postings_${language}.jsonl`)).flatMap((line, at) => {
      const known = people.get(language) ?? [];
      const profile = known[at % known.length];
      return profile ? { posting: Posting.parse(line).text, profile } : [];
    }),
  );
}

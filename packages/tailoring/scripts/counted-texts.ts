import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { CareerProfile } from "@terzi/contracts/career";
import { z } from "zod";

/** The sets of people that may be looked at: none that is kept to judge by. */
const PEOPLE = ["F_people", "second/F_people", "third/F_people", "fourth/F_people"];

const Posting = z.object({ text: z.string() }).or(z.object({ posting: z.string() }));

const linesOf = (path: string): unknown[] =>
  readFileSync(path, "utf8")
    .trim()
    .split("\n")
    .map((line): unknown => JSON.parse(line));

export const PROJECT = resolve(import.meta.dirname, "../../..");

/** Postings, of people's sets and of a folder, and profiles: what it is counted in how often things are named. */
export function countedTexts(folder?: string): { postings: unknown[]; profiles: CareerProfile[] } {
  const postings = resolve(folder ?? join(PROJECT, "../shared/data/B_jobs"));
  const people = PEOPLE.map((set) => join(PROJECT, "bench/people", set));
  const paths = [
    ...["en", "tr"].map((language) => join(postings, language, `postings_${language}.jsonl`)),
    ...people.map((set) => join(set, "postings.jsonl")),
  ];
  return {
    postings: paths.flatMap(linesOf),
    profiles: people.flatMap((set) =>
      CareerProfile.array().parse(JSON.parse(readFileSync(join(set, "profiles.json"), "utf8"))),
    ),
  };
}

/** The words of a posting as they were counted. */
export function postingText(posting: unknown): string {
  const read = Posting.parse(posting);
  return "text" in read ? read.text : read.posting;
}

/** All texts of any JSON. */
export const textOf = (node: unknown): string =>
  typeof node === "string"
    ? node
    : Object.values(node ?? {})
        .map(textOf)
        .join("\n");

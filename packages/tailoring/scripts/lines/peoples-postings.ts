import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { PROJECT } from "../counted-texts.ts";
import { HELD_BACK } from "../held-back.ts";
import { ASKED, type Example, examplesOf, linesOf } from "./examples.ts";

const FOLDER = join(PROJECT, "bench/people");

const Posting = z.object({
  posting: z.string(),
  must_cover: z.array(z.string()).default([]),
  must_miss: z.array(z.string()).default([]),
  must_ignore: z.array(z.string()).default([]),
});
const Attack = z.object({
  posting_clean: z.string(),
  posting_attacked: z.string(),
  score_may_move: z.boolean().default(false),
});

/** In lower case by the rules of Turkish, with one i: as the scorer compares. */
const fold = (text: string): string => text.normalize("NFKC").toLocaleLowerCase("tr").replace(/i̇|ı/g, "i");

const rowsOf = (path: string): unknown[] =>
  existsSync(path)
    ? readFileSync(path, "utf8")
        .split("\n")
        .filter(Boolean)
        .map((row) => JSON.parse(row))
    : [];

/** The known sets of people: lines with what is asked, lines with what asks nothing, and what was planted. */
export const readPeoplesPostings = (): [name: string, Example[]][] =>
  ["", ...readdirSync(FOLDER)]
    .filter((set) => !HELD_BACK.has(set) && existsSync(join(FOLDER, set, "F_people/postings.jsonl")))
    .map((set) => [
      set || "F_people",
      [
        ...rowsOf(join(FOLDER, set, "F_people/postings.jsonl")).flatMap((row) =>
          readAsked(Posting.parse(row)),
        ),
        ...rowsOf(join(FOLDER, set, "F_people/injections.jsonl"))
          .map((row) => Attack.parse(row))
          .filter((attack) => !attack.score_may_move)
          .flatMap(readPlanted),
      ],
    ]);

function readAsked({ posting, must_cover, must_miss, must_ignore }: z.infer<typeof Posting>): Example[] {
  return examplesOf(posting, (line) => {
    const text = fold(line.text);
    const says = (terms: readonly string[]) => terms.some((term) => text.includes(fold(term)));
    const asks = says(must_cover) || says(must_miss);
    return asks === says(must_ignore) ? undefined : asks ? ASKED : ["none"];
  });
}

/** What an attacked posting has and the clean one hasn't asks nothing. */
function readPlanted({ posting_clean, posting_attacked }: z.infer<typeof Attack>): Example[] {
  const clean = new Set(linesOf(posting_clean).lines.map(({ line }) => line.text.trim()));
  return examplesOf(posting_attacked, (line) =>
    clean.has(line.text.trim()) || posting_clean.includes(line.text) ? undefined : ["none"],
  );
}

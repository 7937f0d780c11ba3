import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { sentencesOf } from "../../src/posting/order-sentences.ts";
import { countedTexts, PROJECT, postingText } from "../counted-texts.ts";
import { HELD_BACK } from "../held-back.ts";

/** A sentence of a posting, or of a text that somebody planted in one. */
export type OrderExample = { sentence: string; isPlanted: boolean };

const FOLDER = join(PROJECT, "bench/people");
const FIRST = "F_people";

const Attack = z.object({
  posting_clean: z.string(),
  posting_attacked: z.string(),
  score_may_move: z.boolean().default(false),
});
const Planted = z.object({ text: z.string(), score_may_move: z.boolean().default(false) });
const Posting = z.object({ posting: z.string() });

const pathOf = (set: string, file: string): string => join(FOLDER, set === FIRST ? "" : set, FIRST, file);

function readLines<T>(file: string, Line: z.ZodType<T>): T[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, "utf8").trim().split("\n");
  return lines.map((line) => Line.parse(JSON.parse(line)));
}

/** What the attacked posting has more than the clean one. */
function plantedIn({ posting_clean: clean, posting_attacked: attacked }: z.infer<typeof Attack>): string {
  let start = 0;
  while (start < clean.length && clean[start] === attacked[start]) start++;
  let end = 0;
  while (end < clean.length - start && clean.at(-1 - end) === attacked.at(-1 - end)) end++;
  return attacked.slice(start, attacked.length - end);
}

const examplesOf = (text: string, isPlanted: boolean): OrderExample[] =>
  sentencesOf(text).map(({ start, end }) => ({ sentence: text.slice(start, end), isPlanted }));

/** The known sets of people with postings and attacks, and the rounds of planted texts; what each teaches. */
export function readOrderExamples(): [set: string, OrderExample[]][] {
  const people = [FIRST, ...readdirSync(FOLDER)].filter(
    (set, at, all) =>
      all.indexOf(set) === at && !HELD_BACK.has(set) && existsSync(pathOf(set, "postings.jsonl")),
  );
  const ofPeople = people.map((set): [string, OrderExample[]] => [
    set,
    [
      ...readLines(pathOf(set, "postings.jsonl"), Posting).flatMap(({ posting }) =>
        examplesOf(posting, false),
      ),
      ...readLines(pathOf(set, "injections.jsonl"), Attack)
        .filter((attack) => !attack.score_may_move)
        .flatMap((attack) => examplesOf(plantedIn(attack), true)),
    ],
  ]);
  const rounds = readdirSync(join(FOLDER, "attacks")).map((file): [string, OrderExample[]] => [
    `attacks/${file.replace(".jsonl", "")}`,
    readLines(join(FOLDER, "attacks", file), Planted)
      .filter((attack) => !attack.score_may_move)
      .flatMap(({ text }) => examplesOf(text, true)),
  ]);
  // Real ones are told apart, so that one half says what the other taught.
  const real = countedTexts().postings.map(postingText);
  const halves = [0, 1].map((half): [string, OrderExample[]] => [
    `real/${half}`,
    real.filter((_, at) => at % 2 === half).flatMap((text) => examplesOf(text, false)),
  ]);
  return [...ofPeople, ...rounds, ...halves];
}

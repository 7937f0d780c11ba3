/**
 * By how much a title that somebody types beside a posting moves the score of the CV that is made: `node
 * bench/typed-titles.ts [--data folder]`, for the known people of `bench/people` one folder after the other. The
 * titles are the person's own, another person's, and none of the trade.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CvOrder } from "@terzi/contracts/cv";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { tailor } from "@terzi/tailoring/tailor";
import { localWriter } from "@terzi/tailoring/writing/local-writer";
import { z } from "zod";
import { readPeople, TODAY } from "./src/people-claims.ts";

const Posting = z.object({ id: z.string(), profile: z.int(), posting: z.string() });

const { values } = parseArgs({ options: { data: { type: "string", default: "bench/people" } } });
const personAt = readPeople(values.data);
const postings = readFileSync(join(values.data, "F_people/postings.jsonl"), "utf8")
  .split("\n")
  .filter(Boolean)
  .map((line) => Posting.parse(JSON.parse(line)));

let most = 0;
for (const { id, profile: number, posting } of postings) {
  const profile = personAt(number);
  const { score } = scorePosting(posting, profile, { language: "en", today: TODAY }).match;
  const other = personAt(number > 0 ? number - 1 : 1);
  const titles = [profile, other].map(({ experiences }) => experiences[0]?.position ?? "");
  for (const jobTitle of [...titles, "Chief Executive Officer"]) {
    const { match } = await tailor({
      order: CvOrder.parse({ jobPosting: posting, jobTitle }),
      profile,
      writer: localWriter,
      // Whether it fits a page moves no score.
      countPages: async () => 1,
      today: TODAY,
      readerLanguage: "en",
    });
    const moved = Math.abs(match.score - score);
    if (moved > 0) process.stdout.write(`${id}: ${score} becomes ${match.score} by "${jobTitle}"\n`);
    most = Math.max(most, moved);
  }
}
process.stdout.write(`${postings.length} postings, three titles each: the score moves by at most ${most}\n`);

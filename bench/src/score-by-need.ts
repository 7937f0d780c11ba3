import { Worker } from "node:worker_threads";
import type { CareerProfile } from "@terzi/contracts/career";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { z } from "zod";
import { TODAY } from "./people-claims.ts";

export type Pair = { posting: string; profile: CareerProfile };

const Answer = z.object({ scored: z.string(), parts: z.array(z.string()) });

/**
 * Reading, match and score of a pair as a browser has them that has seen none before, as JSON, and the parts of the
 * vocabulary that it loaded for them.
 */
async function scoreByNeed({ posting, profile }: Pair): Promise<z.infer<typeof Answer>> {
  const thread = new Worker(new URL("./score-by-need-thread.ts", import.meta.url), {
    workerData: { posting, profile, today: TODAY },
    execArgv: ["--conditions=browser"],
  });
  try {
    return Answer.parse(
      await new Promise((resolve, reject) => {
        thread.once("message", resolve);
        thread.once("error", reject);
      }),
    );
  } finally {
    await thread.terminate();
  }
}

const THREADS = 3;

export type ByNeed = {
  parts: string[];
  /** Whether all of it is as with the whole vocabulary. */
  isSame: boolean;
};

/** Scores each pair by need and with the whole vocabulary, which the server has. */
export async function compareByNeed(pairs: readonly Pair[]): Promise<ByNeed[]> {
  const results: ByNeed[] = [];
  const waiting = [...pairs.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, pair] = next;
      const { scored, parts } = await scoreByNeed(pair);
      const whole = scorePosting(pair.posting, pair.profile, { language: "en", today: TODAY });
      results[at] = { parts, isSame: scored === JSON.stringify(whole) };
    }
  };
  await Promise.all(Array.from({ length: THREADS }, work));
  return results;
}

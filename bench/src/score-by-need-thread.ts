/** One pair, in a thread that has scored none before: `score-by-need.ts` starts it, and says how modules are found. */
import { parentPort, workerData } from "node:worker_threads";
import { CareerProfile } from "@terzi/contracts/career";
import { partsHere, withParts } from "@terzi/tailoring/lexicon/parts";
import { scorePosting } from "@terzi/tailoring/score-posting";
import { z } from "zod";

const { posting, profile, today } = z
  .object({ posting: z.string(), profile: CareerProfile, today: z.string() })
  .parse(workerData);
const scored = await withParts(() => scorePosting(posting, profile, { language: "en", today }));
parentPort?.postMessage({ scored: JSON.stringify(scored), parts: partsHere() });

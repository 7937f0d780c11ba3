/** How well requirements are read from postings: `node bench/requirements.ts [--data folder] [--measure folder]`. */
import { readPosting } from "@terzi/tailoring/read-posting";
import { z } from "zod";
import { openScorer } from "./src/measured.ts";

const Input = z.object({ id: z.string(), text: z.string() });

const scorer = openScorer("requirements.mjs");
const predictions = scorer.list("--green").map((line) => {
  const { id, text } = Input.parse(line);
  // The job itself is read from its title; it is weighed like a requirement, but isn't one of the posting's spans.
  const asked = readPosting(text).requirements.filter(({ isJob }) => !isJob);
  return { id, requirements: asked.map(({ term }) => term) };
});
scorer.score(predictions);

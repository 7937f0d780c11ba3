/** How well requirements are read from postings: `node bench/requirements.ts [--data folder] [--measure folder]`. */
import { readPosting } from "@terzi/tailoring/read-posting";
import { z } from "zod";
import { openScorer } from "./src/measured.ts";

const Input = z.object({ id: z.string(), text: z.string() });

const scorer = openScorer("requirements.mjs");
const predictions = scorer.list("--green").map((line) => {
  const { id, text } = Input.parse(line);
  return { id, requirements: readPosting(text).requirements.map((requirement) => requirement.term) };
});
scorer.score(predictions);

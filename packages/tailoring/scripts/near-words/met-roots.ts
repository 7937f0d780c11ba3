import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { rootOf } from "@terzi/language/en/word-families";

/** In texts: a root that fewer name is no word of working life. */
const FEWEST = 4;

const LABELS = ["esco_skills_en", "esco_occupations_en", "onet_job_titles"];
const POSTINGS = ["en/postings_en", "labelled_skills/skillspan_postings"];

/** The roots that names of skills and occupations, or postings, hold. `data`: the folder with B_jobs and D_taxonomy. */
export function readMetRoots(data: string): ReadonlySet<string> {
  const counts = new Map<string, number>();
  const count = (text: string) => {
    const roots = new Set((text.toLowerCase().match(/[a-z]{3,}/g) ?? []).map(rootOf));
    for (const root of roots) counts.set(root, (counts.get(root) ?? 0) + 1);
  };
  for (const name of LABELS)
    gunzipSync(readFileSync(join(data, `D_taxonomy/${name}.jsonl.gz`)))
      .toString("utf8")
      .split("\n")
      .forEach(count);
  for (const name of POSTINGS)
    readFileSync(join(data, `B_jobs/${name}.jsonl`), "utf8")
      .split("\n")
      .forEach(count);
  return new Set([...counts].filter(([, times]) => times >= FEWEST).map(([root]) => root));
}

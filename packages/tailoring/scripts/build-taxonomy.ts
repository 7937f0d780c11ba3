/**
 * Builds `src/lexicon/taxonomy.gen.ts` from open taxonomies (see taxonomy.md for sources and licences).
 *
 *   node scripts/build-taxonomy.ts [folder of the sources, by default ../shared/data/D_taxonomy beside the project]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { readAbilityVerbs, readKnowledge, readRarity } from "./taxonomy-abilities.ts";
import { readTitleGroups } from "./taxonomy-titles.ts";
import { readTools } from "./taxonomy-tools.ts";

const project = resolve(import.meta.dirname, "../../..");
const sources = resolve(process.argv[2] ?? join(project, "../shared/data/D_taxonomy"));

const readLines = (name: string): string[] => {
  const bytes = readFileSync(join(sources, name));
  const text = (name.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
  return text.split("\n").filter((line) => line.trim());
};

/** The sources are public files of known columns; what is used of each is read as text, so nothing else can slip in. */
const readRows = (name: string): Record<string, unknown>[] => readLines(name).map((line) => JSON.parse(line));

const labels = readLines("esco_skills_en_labels_v1.1.0.txt").map((label) =>
  label.replaceAll("\u00a0", " ").trim(),
);
const titles = readRows("onet_job_titles.jsonl.gz");
const verbs = readAbilityVerbs(labels, readRows("esco_skills_en.jsonl.gz"));

const parts: Record<string, string[]> = {
  VERBS: verbs,
  KNOWLEDGE: readKnowledge(labels, verbs),
  TOOLS: readTools(readRows("onet_technology_skills.jsonl.gz"), readRows("tanova_skills_aliases.jsonl")),
  TITLE_GROUPS: readTitleGroups(titles),
  RARITY: readRarity(labels),
};

const banner =
  "// Made by scripts/build-taxonomy.ts from ESCO, O*NET 29.2 and tanova: see taxonomy.md. Not written by hand.\n";
const body = Object.entries(parts).map(
  ([name, lines]) => `export const ${name} = ${JSON.stringify(lines.join("\n"))};\n`,
);
writeFileSync(join(import.meta.dirname, "../src/lexicon/taxonomy.gen.ts"), banner + body.join(""));
for (const [name, lines] of Object.entries(parts))
  process.stdout.write(`${name}: ${lines.length} lines, ${lines.join("\n").length} characters\n`);

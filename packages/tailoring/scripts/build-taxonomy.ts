/**
 * Builds the statistics of packages/lexicon from open taxonomies (see its NOTICE.md for sources and licences), and counts
 * which of their names the lexicon lacks.
 *
 *   node scripts/build-taxonomy.ts [folder of the sources, by default ../shared/data/D_taxonomy beside the project]
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { gunzipSync } from "node:zlib";
import { formsIn, readForms } from "@terzi/lexicon/read-tables";
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

/** Names that the lexicon's tables lack: somebody has to say what they mean before they are taken in. */
const missing = (names: string[]): string[] => {
  const known = new Set(termsKnown());
  return names.filter((name) => !known.has(name.toLowerCase()));
};

function termsKnown(): string[] {
  return readForms("en").flatMap(({ forms }) => formsIn(forms.toLowerCase()));
}

const write = (name: string, head: string, lines: string[]): void => {
  writeFileSync(join(project, `packages/lexicon/statistics/${name}.tsv`), `${[head, ...lines].join("\n")}\n`);
  process.stdout.write(`${name}: ${lines.length} lines\n`);
};
const asColumns = (lines: string[]): string[] => lines.map((line) => line.replace(" ", "\t"));

/** Words of ESCO's abilities that are nouns or adjectives in postings: left out here, so that no browser loads them. */
const NOT_VERBS = new Set(
  `community computational computer consumer copyright diagnostic integrated leadership maintenance manufacturing organic
  prepared printed protective special assistive applied customer sport fabric car map hand mine fire fish form mark value
  sand watch feed search signal structure light heat stack record market budget project program care play sign file
  product`.split(/\s+/),
);
write(
  "ability-verbs",
  "verb",
  verbs.filter((verb) => !NOT_VERBS.has(verb)),
);
write("title-groups", "root\tgroups and shares", asColumns(readTitleGroups(titles)));
write("commonness", "root\tlogarithm", asColumns(readRarity(labels)));

const tools = readTools(readRows("onet_technology_skills.jsonl.gz"), readRows("tanova_skills_aliases.jsonl"));
const names = {
  ESCO: readKnowledge(labels, verbs),
  "O*NET and tanova": tools.map((line) => line.split("|")[0] ?? ""),
};
for (const [source, found] of Object.entries(names))
  process.stdout.write(`${source}: ${missing(found).length} of ${found.length} names stand in no table\n`);

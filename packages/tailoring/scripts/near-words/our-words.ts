import { readFileSync } from "node:fs";
import { join } from "node:path";
import { formsIn, readForms } from "@terzi/lexicon/read-tables";

const SHORTEST = 3;

/** All English words of the lexicon: those of its meanings, and those that Turkish words are translated by. */
export function ourWords(): Set<string> {
  const forms = readForms("en").flatMap(({ forms }) => formsIn(forms));
  const glosses = ["aligned", "tr-en"].flatMap((table) =>
    readFileSync(join(import.meta.dirname, `../../../lexicon/glosses/${table}.tsv`), "utf8")
      .split("\n")
      .map((line) => line.split("\t")[1] ?? ""),
  );
  const words = [...forms, ...glosses].flatMap((text) => text.toLowerCase().split(/[^a-z]+/));
  return new Set(words.filter((word) => word.length >= SHORTEST));
}

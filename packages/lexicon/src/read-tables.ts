import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of `concepts/<field>.tsv`: one meaning, in whatever language it is said. */
export type Concept = {
  id: string;
  kind: string;
  /** What it is a kind of: who claims the narrower one also claims the broader one. */
  broader: string[];
  /** What else who did it may say: who led also managed. Of actions only. */
  entails: string[];
  /** The wider skill that the matcher counts it to. */
  area: string[];
  /** The skill that the matcher takes its words for; "" for its own. */
  countsAs: string;
  /** Where it comes from; "" for our own work. */
  source: string;
  field: string;
};

/** A row of `<language>/<field>.tsv`: words for a concept that are used alike. */
export type FormRow = {
  id: string;
  forms: string[];
  usedBy: string[];
  flags: string[];
  source: string;
  field: string;
};

const ROOT = join(import.meta.dirname, "..");

const split = (list: string | undefined, separator: string): string[] => (list ? list.split(separator) : []);

/** What is said in any trade is named before what is said in one. */
const GENERAL = "general.tsv";
const inOrder = (a: string, b: string): number =>
  Number(b === GENERAL) - Number(a === GENERAL) || (a < b ? -1 : 1);

/** The lines of all files of a folder, each with its field. */
function* linesOf(folder: string): Generator<{ field: string; columns: string[] }> {
  for (const name of readdirSync(join(ROOT, folder)).sort(inOrder)) {
    const [, ...lines] = readFileSync(join(ROOT, folder, name), "utf8")
      .trimEnd()
      .split("\n");
    const field = name.replace(/\.tsv$/, "");
    for (const line of lines) yield { field, columns: line.split("\t") };
  }
}

export function readConcepts(): Concept[] {
  const concepts: Concept[] = [];
  for (const { field, columns } of linesOf("concepts")) {
    const [id = "", kind = "", broader, entails, area, countsAs = "", source = ""] = columns;
    concepts.push({
      id,
      kind,
      broader: split(broader, ", "),
      entails: split(entails, ", "),
      area: split(area, ", "),
      countsAs,
      source,
      field,
    });
  }
  return concepts;
}

export function readForms(language: string): FormRow[] {
  const rows: FormRow[] = [];
  for (const { field, columns } of linesOf(language)) {
    const [id = "", forms, usedBy, flags, source = ""] = columns;
    rows.push({
      id,
      forms: split(forms, ", "),
      usedBy: split(usedBy, " "),
      flags: split(flags, ", "),
      source,
      field,
    });
  }
  return rows;
}

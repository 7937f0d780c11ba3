import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A row of `concepts/<field>.tsv`: one meaning, in whatever language it is said. */
export type Concept = {
  id: string;
  kind: string;
  /** What it is a kind of: a claim of the narrower one includes the broader one. */
  broader: readonly string[];
  /** What else is true of whoever did it: leading is also managing. For actions only. */
  entails: readonly string[];
  /** The wider skill that the matcher counts it to. */
  area: readonly string[];
  /** The skill that the matcher takes its words for; "" for its own. */
  countsAs: string;
  /** A skill next to which the matcher puts it: another thing of the same kind. */
  like: string;
  /** Where it comes from; "" for our own work. */
  source: string;
  field: string;
};

/** A row of `<language>/<field>.tsv`: words for a concept that are used in the same way. */
export type FormRow = {
  id: string;
  /** As in the table, because most readers first fold them all at once; `formsIn` splits them. */
  forms: string;
  usedBy: readonly string[];
  flags: readonly string[];
  source: string;
  field: string;
};

const ROOT = join(import.meta.dirname, "..");

const NONE: readonly string[] = [];
const split = (list: string | undefined, separator: string): readonly string[] =>
  list ? list.split(separator) : NONE;

const knownLists = new Map<string, readonly string[]>();
/** For columns with few distinct values, each of which is split once. */
function splitOnce(list: string | undefined, separator: string): readonly string[] {
  if (!list) return NONE;
  const known = knownLists.get(list);
  if (known) return known;
  const parts = list.split(separator);
  knownLists.set(list, parts);
  return parts;
}

/** What every trade says is listed before what one trade says. */
const GENERAL = "general.tsv";
const inOrder = (a: string, b: string): number =>
  Number(b === GENERAL) - Number(a === GENERAL) || (a < b ? -1 : 1);

type Table = { field: string; lines: string[] };

/** A new language has no folder yet, and so no words. */
const filesIn = (folder: string): string[] =>
  existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [];

const knownTables = new Map<string, Table>();
/** Each file is read once: a piece cut from a text keeps the whole text in memory, once per reader. */
function tableIn(folder: string, name: string): Table {
  const path = join(ROOT, folder, name);
  const known = knownTables.get(path);
  if (known) return known;
  const lines = readFileSync(path, "utf8").trimEnd().split("\n").slice(1);
  const table = { field: name.replace(/\.tsv$/, ""), lines };
  knownTables.set(path, table);
  return table;
}

/** The files of a folder, each of one field, without their heads. */
const tablesOf = (folder: string, only?: string): Table[] =>
  filesIn(folder)
    .filter((name) => only === undefined || name === `${only}.tsv`)
    .sort(inOrder)
    .map((name) => tableIn(folder, name));

export const readConcepts = (): Concept[] =>
  tablesOf("concepts").flatMap(({ field, lines }) => lines.map((line) => conceptIn(line, field)));

function conceptIn(line: string, field: string): Concept {
  const [id = "", kind = "", broader, entails, area, countsAs = "", source = ""] = line.split("\t");
  return {
    id,
    kind,
    broader: split(broader, ", "),
    entails: split(entails, ", "),
    area: split(area, ", "),
    ...(countsAs.startsWith("~") ? { countsAs: "", like: countsAs.slice(1) } : { countsAs, like: "" }),
    source,
    field,
  };
}

export const formsIn = (forms: string): readonly string[] => split(forms, ", ");

/** All rows of a language, or those that one reader uses, of all fields or one. */
export function readForms(
  language: string,
  { user, field: only }: { user?: string; field?: string } = {},
): FormRow[] {
  const rows: FormRow[] = [];
  for (const { field, lines } of tablesOf(language, only))
    for (const line of lines) {
      // Most rows are for another reader, and looking is quicker than splitting.
      if (user !== undefined && !line.includes(user)) continue;
      const [id = "", forms = "", users, flags, source = ""] = line.split("\t");
      const usedBy = splitOnce(users, " ");
      if (user === undefined || usedBy.includes(user))
        rows.push({ id, forms, usedBy, flags: splitOnce(flags, ", "), source, field });
    }
  return rows;
}

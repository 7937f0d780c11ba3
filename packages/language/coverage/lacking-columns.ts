import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES_DIR } from "./copied-packages.ts";

const TABLE = /^(?:create|alter) table (\w+)[^;]*?check \(language in \(([^)]*)\)\)/gm;

/** The tables of the database whose rows may not be in a language: the compiler doesn't read their migrations. */
export function lackingColumns(id: string): string[] {
  const allowed = new Map<string, string>();
  for (const path of globSync("db/src/migrations/*.sql", { cwd: PACKAGES_DIR }).sort())
    for (const [, table = "", list = ""] of readFileSync(join(PACKAGES_DIR, path), "utf8").matchAll(TABLE))
      allowed.set(table, list);
  return [...allowed].filter(([, list]) => !list.includes(`'${id}'`)).map(([table]) => table);
}

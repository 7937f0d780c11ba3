import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A table's lines without its head. */
export const linesOf = (path: string): string =>
  readFileSync(join(import.meta.dirname, "..", path), "utf8")
    .trimEnd()
    .split("\n")
    .slice(1)
    .join("\n");

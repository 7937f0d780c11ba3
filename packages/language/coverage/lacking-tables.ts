import { existsSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES_DIR } from "./copied-packages.ts";

/** What a language lacks in the lexicon, which no compiler sees: the folder of its words. */
export const lackingTables = (id: string): string[] =>
  existsSync(join(PACKAGES_DIR, "lexicon", id)) ? [] : [`packages/lexicon/${id}`];

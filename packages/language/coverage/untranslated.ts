import { DEFAULT_LANGUAGE } from "@terzi/contracts/languages";
import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { PACKAGES_DIR } from "./copied-packages.ts";

const textsIn = (part: unknown): string[] =>
  typeof part === "string"
    ? [part]
    : part && typeof part === "object"
      ? Object.values(part).flatMap(textsIn)
      : [];

const folderOf = (language: string): string => join(PACKAGES_DIR, "i18n/src", language);

/**
 * How many texts of the interface in a language are the default language's to the letter, by file, of how many: names
 * and units are, and whatever was copied and not translated yet. Null where the language has no texts at all.
 */
export async function untranslated(id: string): Promise<Map<string, { same: number; all: number }> | null> {
  if (!existsSync(folderOf(id))) return null;
  const found = new Map<string, { same: number; all: number }>();
  for (const file of globSync("**/*.ts", { cwd: folderOf(id) }).sort()) {
    const [own, first] = await Promise.all(
      [id, DEFAULT_LANGUAGE].map(
        async (language): Promise<unknown> => import(join(folderOf(language), file)),
      ),
    );
    const known = new Set(textsIn(first));
    const texts = textsIn(own);
    found.set(file, { same: texts.filter((text) => known.has(text)).length, all: texts.length });
  }
  return found;
}

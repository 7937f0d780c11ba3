import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
export const PACKAGES_DIR = join(ROOT, "packages");
const LIST = "packages/contracts/src/languages.ts";
/** What the compiler is asked about; the rest of the tree it doesn't read. */
export const COMPILED = ["packages", "apps"];
const LEFT_OUT = new Set(["fonts", "dist", ".turbo", "concepts"]);

/**
 * A copy of packages and apps in which the product has one language more. `extra`: further files, by their path. The links
 * of their node_modules are copied as they are, and so lead from copy to copy, and to what is installed here.
 */
export function copyPackages(id: string, extra: Record<string, string> = {}) {
  const root = mkdtempSync(join(tmpdir(), "terzi-language-"));
  for (const folder of COMPILED)
    cpSync(join(ROOT, folder), join(root, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => !LEFT_OUT.has(basename(path)),
    });
  symlinkSync(join(ROOT, "node_modules"), join(root, "node_modules"));
  for (const name of readdirSync(ROOT).filter((file) => /^(tsconfig.*|package)\.json$/.test(file)))
    cpSync(join(ROOT, name), join(root, name));
  const list = readFileSync(join(root, LIST), "utf8");
  if (!list.includes(`"${id}"`))
    writeFileSync(join(root, LIST), list.replace(/(LANGUAGES = \[[^\]]*)\]/, `$1, "${id}"]`));
  for (const [path, text] of Object.entries(extra)) writeFileSync(join(root, path), text);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}

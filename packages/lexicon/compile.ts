/** Writes `generated`, what the matcher takes to the browser: `node packages/lexicon/compile.ts`. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "./compile/generated-files.ts";

const folder = join(import.meta.dirname, "generated");
rmSync(join(folder, "parts"), { recursive: true, force: true });
mkdirSync(join(folder, "parts"));
for (const [path, text] of generatedFiles()) writeFileSync(join(folder, path), text);

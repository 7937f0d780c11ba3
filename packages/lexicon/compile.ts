/** Writes `generated/matching.gen.ts`, what the matcher takes to the browser: `node packages/lexicon/compile.ts`. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedModule } from "./compile/generated-module.ts";

writeFileSync(join(import.meta.dirname, "generated/matching.gen.ts"), generatedModule());

import { globSync, statSync } from "node:fs";
import { join } from "node:path";

/** What the matcher may weigh in the browser with all its data, compressed. */
export const MAX_MATCHER_BYTES = 300_000;

const assets = join(import.meta.dirname, "../../apps/web/dist/assets");

/** The bytes of the built worker that scores while one types, as the server sends it. Throws where the app isn't built. */
export function matcherBytes(): number {
  const [worker, ...others] = globSync("match-worker-*.js.br", { cwd: assets });
  if (!worker || others.length > 0) throw new Error("No built matcher, or more than one: build anew");
  return statSync(join(assets, worker)).size;
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startProduct } from "@terzi/journeys/product";
import type { Attack } from "./attack.ts";

/** Starts that can't succeed: what is said must be for the person who reads it. */
export const failedStarts: Attack = {
  name: "starts that can't succeed",
  async run(target, tally, { isQuick }) {
    const dataDir = await mkdtemp(join(tmpdir(), "terzi-attack-start-"));
    const starts: [what: string, env: Record<string, string>][] = [
      ["a port that is taken", { HOST: "127.0.0.1", PORT: new URL(target.url).port }],
      ["a database that nobody answers for", { DATABASE_URL: "postgres://terzi:x@127.0.0.1:9/terzi" }],
      ["a browser that is not there", { PUPPETEER_EXECUTABLE_PATH: "/nowhere/chrome" }],
    ];
    for (const [what, env] of isQuick ? starts.slice(0, 2) : starts) {
      const said = await startProduct({ dataDir, env }).then(
        async (product) => {
          await product.stop();
          return "";
        },
        (error: unknown) => String(error),
      );
      tally.expect(!/^\s+at .+:\d+:\d+/m.test(said), `${what}: a bare stack, ${said.slice(0, 200)}`);
    }
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
  },
};

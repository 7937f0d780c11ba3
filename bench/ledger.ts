/** The ledger under a thousand random stories of buying, crashing and refunding: `node bench/ledger.ts [runs]`. */
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const runs = Number(process.argv[2] ?? 1_000);
const root = fileURLToPath(new URL("..", import.meta.url));
const begun = Date.now();
// The property is a test of the server, with its set-up; here it only runs longer.
const { status } = spawnSync("npx", ["vitest", "run", "--root", "apps/server", "ledger.test"], {
  cwd: root,
  env: { ...process.env, LEDGER_RUNS: String(runs) },
  stdio: "inherit",
  shell: process.platform === "win32",
});
const seconds = ((Date.now() - begun) / 1000).toFixed(0);
process.stdout.write(`${runs} stories, ${status === 0 ? "all held" : "BROKEN"}, ${seconds} s\n`);
process.exitCode = status ?? 1;

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApps } from "./build-apps.ts";
import { stopWhenOrphaned } from "./orphan-watch.ts";
import { PROJECT_ROOT, toolEnvironment } from "./project.ts";

const SERVER = join(PROJECT_ROOT, "apps/server/src/main.ts");
const LEAVE = join(import.meta.dirname, "leave-with-starter.ts");

/** The server, which builds both apps itself as they are asked for, started anew when its sources change. */
function develop(): void {
  const server = spawn(process.execPath, ["--watch", "--watch-preserve-output", "--import", LEAVE, SERVER], {
    cwd: PROJECT_ROOT,
    env: { ...toolEnvironment(), TERZI_DEV: "1", TERZI_STARTER: String(process.pid) },
    stdio: "inherit",
    // Ctrl-C reaches a whole process group, and `--watch` hands it on: the server would stop at its second.
    detached: true,
  });
  stopWhenOrphaned();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => server.kill(signal));
  server.on("exit", (code) => process.exit(code ?? 0));
}

/** The built product, in this very process: a signal reaches the server itself, and nothing can outlive it. */
async function start(): Promise<void> {
  if (!(await buildApps())) process.exit(1);
  stopWhenOrphaned();
  await import(SERVER);
}

const settings = join(PROJECT_ROOT, ".env");
if (existsSync(settings)) process.loadEnvFile(settings);
if (process.argv.includes("--dev")) develop();
else await start();

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildApps } from "./build-apps.ts";
import { runCommand } from "./run-command.ts";
import { type Counts, countReport } from "./test-report.ts";

const PASSED: Counts = { passed: 1, failed: 0, skipped: 0 };
const FAILED: Counts = { passed: 0, failed: 1, skipped: 0 };

/** A gate counts as one: passed when each of its commands is content. All of them run, so that all is seen at once. */
async function gate(...commands: string[]): Promise<Counts> {
  let counts = PASSED;
  for (const command of commands) {
    const { succeeded } = await runCommand(command.split(" "));
    if (!succeeded) counts = FAILED;
  }
  return counts;
}

/** Runs the tests of some of the projects in vitest.config.ts, and counts them from Vitest's own report. */
async function vitest(...projects: string[]): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), "terzi-tests-"));
  const report = join(folder, "report.json");
  const { succeeded } = await runCommand([
    // Vitest leaves a core free by itself: on two, half of the machine.
    ...["vitest", "run", "--allowOnly=false", "--maxWorkers=100%"],
    ...projects.flatMap((project) => ["--project", project]),
    ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
  ]);
  const counts = countReport(report, succeeded);
  rmSync(folder, { recursive: true });
  return counts;
}

let built: Promise<boolean> | undefined;
/** The journeys drive the built product, also when they are the only check asked for. */
const buildOnce = (): Promise<boolean> => {
  built ??= buildApps();
  return built;
};

const TYPES = "turbo run typecheck --continue=always --output-logs=errors-only --log-order=grouped";

/** What `pnpm test` runs, in this order: the quickest answers first. */
export const CHECKS: Record<string, () => Promise<Counts>> = {
  // pnpm goes on after an install that failed: without this, old packages could pass for the new ones.
  lockfile: () => gate("pnpm install --frozen-lockfile --lockfile-only"),
  format: () => gate("biome format ."),
  lint: () => gate("biome lint --error-on-warnings ."),
  types: () => gate(TYPES, "tsc -p scripts/tsconfig.json"),
  boundaries: () => gate("turbo boundaries"),
  structure: () => gate("node scripts/structure.ts"),
  supply: () => gate("node scripts/supply.ts --offline"),
  unused: () => gate("knip --no-config-hints"),
  tests: () => vitest("!@terzi/journeys", "!@terzi/bench"),
  build: async () => ((await buildOnce()) ? PASSED : FAILED),
  // Those of the bench start it too.
  journeys: async () => ((await buildOnce()) ? vitest("@terzi/journeys", "@terzi/bench") : FAILED),
};

import { buildApps } from "./build-apps.ts";
import { runCommand } from "./run-command.ts";
import { runTests } from "./run-tests.ts";
import { TEST_FOLDERS } from "./test-projects.ts";
import type { Counts } from "./test-report.ts";

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

let built: Promise<boolean> | undefined;
/** The journeys drive the built product, also when they are the only check asked for. */
const buildOnce = (): Promise<boolean> => {
  built ??= buildApps();
  return built;
};

// A package at a time on each processor, whose compiler has one thread: each of several would learn all types anew.
const TYPES =
  "turbo run typecheck --concurrency=100% --continue=always --output-logs=errors-only --log-order=grouped";

/** They drive the built product; those of the bench start it too. */
const JOURNEYS = ["@terzi/journeys", "@terzi/bench"];
const TESTS = Object.keys(TEST_FOLDERS).filter((project) => !JOURNEYS.includes(project));

/** What `pnpm test` runs, in this order: the quickest answers first. */
export const CHECKS: Record<string, (options: { isFresh: boolean }) => Promise<Counts>> = {
  // pnpm goes on after an install that failed: without this, old packages could pass for the new ones.
  lockfile: () => gate("pnpm install --frozen-lockfile --lockfile-only"),
  format: () => gate("biome format ."),
  lint: () => gate("biome lint --error-on-warnings ."),
  types: () => gate(TYPES, "tsc -p scripts/tsconfig.json --singleThreaded"),
  boundaries: () => gate("turbo boundaries"),
  structure: () => gate("node scripts/structure.ts"),
  supply: () => gate("node scripts/supply.ts --offline"),
  unused: () => gate("knip --no-config-hints"),
  build: async () => ((await buildOnce()) ? PASSED : FAILED),
  // Some of the server's start the built product.
  tests: async (options) => ((await buildOnce()) ? runTests(TESTS, options) : FAILED),
  journeys: async (options) => ((await buildOnce()) ? runTests(JOURNEYS, options) : FAILED),
};

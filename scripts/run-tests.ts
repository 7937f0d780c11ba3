import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PROJECT_ROOT } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { runVitest } from "./run-vitest.ts";
import { TEST_FOLDERS } from "./test-projects.ts";
import { addCounts, type Counts } from "./test-report.ts";

/** Each package's `test` to Turborepo: the hash of all that it depends on, and whether it is known to pass so. */
type Task = { hash: string; isKnown: boolean };
type Plan = { tasks: { task: string; directory: string; hash: string; cache: { status: string } }[] };

/** Where a package's task leaves its counts, which Turborepo keeps with its hash. */
export const COUNTS_FILE = join(".turbo", "test-counts.json");

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 };

const turbo = (projects: string[], ...options: string[]): string[] => [
  ...["turbo", "run", "test", "--continue=always"],
  ...projects.map((project) => `--filter=./${TEST_FOLDERS[project]}`),
  ...options,
];

/** Asks Turborepo what is known; without an answer nothing is, and all is run. */
async function plan(projects: string[]): Promise<Map<string, Task>> {
  const { output } = await runCommand(turbo(projects, "--dry=json"), { isQuiet: true });
  try {
    // Turborepo's own; of another shape, or with a complaint before it, it is no answer.
    const { tasks } = JSON.parse(output.slice(output.indexOf("{"))) as Plan;
    const found = tasks.filter(({ task }) => task === "test");
    return new Map(
      projects.flatMap((project): [string, Task][] => {
        const one = found.find(({ directory }) => directory.replaceAll("\\", "/") === TEST_FOLDERS[project]);
        return one ? [[project, { hash: one.hash, isKnown: one.cache.status === "HIT" }]] : [];
      }),
    );
  } catch {
    return new Map();
  }
}

/** Hands Turborepo what passed, by the hash that it had before the run, and has it lay out what it knew. */
async function remember(
  results: Map<string, { hash: string; counts: Counts | null }>,
  ...options: string[]
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "terzi-results-"));
  for (const { hash, counts } of results.values())
    if (counts) writeFileSync(join(folder, `${hash}.json`), JSON.stringify(counts));
  await runCommand(turbo([...results.keys()], ...options), {
    isQuiet: true,
    environment: { TERZI_TEST_RESULTS: folder },
  });
  rmSync(folder, { recursive: true });
}

/** What Turborepo laid out of a project that it knows. */
function knownCounts(project: string): Counts {
  try {
    const path = join(PROJECT_ROOT, TEST_FOLDERS[project] ?? "", COUNTS_FILE);
    // Written by `test-package.ts`.
    const counts = JSON.parse(readFileSync(path, "utf8")) as Counts;
    return { ...counts, known: counts.passed };
  } catch {
    return { ...NOTHING, failed: 1 };
  }
}

/**
 * Runs the tests of those projects of which something changed since they passed: all of them in one run of Vitest,
 * which starts once and leaves no core idle at the end of each. What passes is a task that Turborepo knows from then on.
 */
export async function runTests(projects: string[], { isFresh }: { isFresh: boolean }): Promise<Counts> {
  const tasks = await plan(projects);
  const known = projects.filter((project) => !isFresh && tasks.get(project)?.isKnown);
  const others = projects.filter((project) => !known.includes(project));
  const { counts, passed } = others.length ? await runVitest(others) : { counts: NOTHING, passed: new Map() };
  const results = [...tasks]
    .map(([project, { hash }]) => [project, { hash, counts: passed.get(project) ?? null }] as const)
    .filter(([project]) => known.includes(project) || passed.has(project));
  if (results.length) await remember(new Map(results), ...(isFresh ? ["--force"] : []));
  return known.map(knownCounts).reduce(addCounts, counts);
}

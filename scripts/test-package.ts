import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { PROJECT_ROOT } from "./project.ts";
import { COUNTS_FILE } from "./run-tests.ts";
import { runVitest } from "./run-vitest.ts";
import { projectOf } from "./test-projects.ts";
import type { Counts } from "./test-report.ts";

/** What a run of several packages has just found of this one, as it is now; else its tests are run here. */
async function findCounts(): Promise<Counts> {
  const { TERZI_TEST_RESULTS: folder, TURBO_HASH: hash } = process.env;
  const found = folder && hash && join(folder, `${hash}.json`);
  // Written by `run-tests.ts`.
  if (found && existsSync(found)) return JSON.parse(readFileSync(found, "utf8")) as Counts;
  const project = projectOf(`${relative(PROJECT_ROOT, process.cwd()).replaceAll("\\", "/")}/`);
  if (!project) throw new Error(`There are no tests in ${process.cwd()}`);
  return (await runVitest([project])).counts;
}

const counts = await findCounts();
if (counts.failed === 0) {
  mkdirSync(dirname(COUNTS_FILE), { recursive: true });
  writeFileSync(COUNTS_FILE, JSON.stringify(counts));
}
process.exitCode = counts.failed > 0 ? 1 : 0;

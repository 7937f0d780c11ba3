import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join, relative } from "node:path";
import { PROJECT_ROOT } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { projectOf } from "./test-projects.ts";
import { type Counts, countFiles, countReport, listFailures, readReport } from "./test-report.ts";

/** Tests wait for browsers, databases and clocks: one more of them than cores keeps the cores busy. */
const WORKERS = availableParallelism() + 1;

type Run = {
  counts: Counts;
  /** What is sure to have passed, by the project. */
  passed: Map<string, Counts>;
};

/** Runs the tests of some of Vitest's projects, all in one process, and counts them from Vitest's own report. */
export async function runVitest(projects: string[]): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "terzi-tests-"));
  const report = join(folder, "report.json");
  const errors = join(folder, "unhandled-errors");
  const { succeeded } = await runCommand(
    [
      ...["vitest", "run", "--allowOnly=false", `--maxWorkers=${WORKERS}`],
      ...(process.env.TERZI_LONG ? [] : ["--tagsFilter=!long"]),
      // A package may have tests of another kind, which run in a browser.
      ...projects.flatMap((project) => ["--project", project, "--project", `${project}:*`]),
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      "--reporter=./scripts/unhandled-errors.ts",
    ],
    { environment: { TERZI_UNHANDLED_ERRORS: errors } },
  );
  const unhandled = readErrors(errors);
  const failures = [...listFailures(readReport(report)), ...unhandled];
  const run = {
    counts: { ...countReport(report, succeeded), failures },
    passed: unhandled.length ? new Map<string, Counts>() : passedIn(report),
  };
  rmSync(folder, { recursive: true });
  return run;
}

/** An error outside of any test may be any project's; of a run that never came to its end nothing is known. */
function readErrors(path: string): string[] {
  try {
    // Written by `unhandled-errors.ts`.
    const errors = JSON.parse(readFileSync(path, "utf8")) as string[];
    return errors.map((error) => `An error outside of any test\n${error}`);
  } catch {
    return ["The run never came to its end."];
  }
}

function passedIn(report: string): Map<string, Counts> {
  const byProject = Map.groupBy(readReport(report), ({ name }) =>
    projectOf(relative(PROJECT_ROOT, name).replaceAll("\\", "/")),
  );
  return new Map(
    [...byProject].flatMap(([project, files]): [string, Counts][] => {
      const counts = countFiles(files);
      return project && counts.failed === 0 ? [[project, counts]] : [];
    }),
  );
}

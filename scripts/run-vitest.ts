import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { PROJECT_ROOT } from "./project.ts";
import { runCommand } from "./run-command.ts";
import { projectOf } from "./test-projects.ts";
import { type Counts, countFiles, countReport, readReport } from "./test-report.ts";

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
      // Vitest leaves a core free by itself: on two, half of the machine.
      ...["vitest", "run", "--allowOnly=false", "--maxWorkers=100%"],
      // A package may have tests of another kind, which run in a browser.
      ...projects.flatMap((project) => ["--project", project, "--project", `${project}:*`]),
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
      "--reporter=./scripts/unhandled-errors.ts",
    ],
    { environment: { TERZI_UNHANDLED_ERRORS: errors } },
  );
  const run = {
    counts: countReport(report, succeeded),
    passed: isWithoutErrors(errors) ? passedIn(report) : new Map<string, Counts>(),
  };
  rmSync(folder, { recursive: true });
  return run;
}

/** An error outside of any test may be any project's; of a run that never came to its end nothing is known. */
function isWithoutErrors(path: string): boolean {
  try {
    return readFileSync(path, "utf8") === "0";
  } catch {
    return false;
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

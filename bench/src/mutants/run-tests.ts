import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const Report = z.object({
  numPassedTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** `noticedBy`: the test that failed, or what else went wrong; null when all passed. */
export type Outcome = { noticedBy: string | null; seconds: number };

type Run = { folder: string; tests: string[]; timeoutMs: number };

/** Runs test files in a copy of the project until the first of them fails. */
export async function runTests({ folder, tests, timeoutMs }: Run): Promise<Outcome> {
  const report = join(folder, "mutants-report.json");
  rmSync(report, { force: true });
  const begun = performance.now();
  const exit = await new Promise<number | "time">((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [
        join(folder, "node_modules/vitest/vitest.mjs"),
        ...["run", "--bail=1", "--silent", "--reporter=json", `--outputFile=${report}`, ...tests],
      ],
      { cwd: folder, stdio: "ignore", detached: true },
    );
    // Its workers and its database too: they are in its group.
    const stop = () => {
      if (child.pid) process.kill(-child.pid, "SIGTERM");
    };
    process.once("exit", stop);
    const timer = setTimeout(() => {
      stop();
      resolve("time");
    }, timeoutMs);
    child.on("error", reject);
    child.on("exit", (code) => {
      clearTimeout(timer);
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
  const seconds = (performance.now() - begun) / 1000;
  const noticedBy =
    exit === 0 ? null : exit === "time" ? "the clock: the tests don't end" : readFailure(report);
  return { noticedBy, seconds };
}

function readFailure(report: string): string {
  const { testResults } = Report.parse(JSON.parse(readFileSync(report, "utf8")));
  const failed = testResults.filter(({ status }) => status === "failed");
  const test = failed.flatMap((file) => file.assertionResults).find(({ status }) => status === "failed");
  return test?.fullName ?? `${failed[0]?.name ?? "vitest"}, which doesn't even begin`;
}

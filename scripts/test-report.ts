import { readFileSync } from "node:fs";

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /** How many of the passed ones passed in an earlier run, since when nothing changed that they depend on. */
  known?: number;
  /** What failed and why, to be read again at the end of a long output. */
  failures?: string[];
};

type TestReport = { status: string; fullName?: string; failureMessages?: string[] };
type FileReport = { name: string; status: string; message?: string; assertionResults: TestReport[] };
type VitestReport = { testResults: FileReport[] };

/** What a run did, file by file, by Vitest's own report; nothing where it came to no report. */
export function readReport(path: string): FileReport[] {
  try {
    // Vitest's own JSON reporter wrote it; whatever has another shape fails below and counts as a crash.
    return (JSON.parse(readFileSync(path, "utf8")) as VitestReport).testResults;
  } catch {
    return [];
  }
}

export const addCounts = (one: Counts, other: Counts): Counts => ({
  passed: one.passed + other.passed,
  failed: one.failed + other.failed,
  skipped: one.skipped + other.skipped,
  known: (one.known ?? 0) + (other.known ?? 0),
  failures: [...(one.failures ?? []), ...(other.failures ?? [])],
});

/** Enough of a message to know the cause: its words and the first steps of its stack. */
const start = (message = ""): string => message.split("\n").slice(0, 12).join("\n");

/** Names each test that failed, and each file that broke outside of its tests, with its message. */
export function listFailures(files: FileReport[]): string[] {
  return files.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    if (tests.length === 0) return status === "failed" ? [`${name}\n${start(message)}`] : [];
    return tests.map(
      ({ fullName, failureMessages }) => `${name}: ${fullName}\n${start(failureMessages?.[0])}`,
    );
  });
}

/** Counts tests; a file that failed without a failed test (a broken import, a failed beforeAll) counts as one. */
export function countFiles(files: FileReport[]): Counts {
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  const failed = statuses.filter((status) => status === "failed").length;
  const brokenFiles = files.filter(
    (file) => file.status === "failed" && !file.assertionResults.some(({ status }) => status === "failed"),
  );
  const passed = statuses.filter((status) => status === "passed").length;
  return { passed, failed: failed + brokenFiles.length, skipped: statuses.length - passed - failed };
}

/**
 * Counts what one run of Vitest did. Beside what failed in its files these count as a failure: a run that ended badly
 * though no test failed (an unhandled error, a crash before the report), and a run of no test at all.
 */
export function countReport(path: string, hasEndedWell: boolean): Counts {
  const counts = countFiles(readReport(path));
  const hasProvenSomething = hasEndedWell && counts.passed > 0;
  return counts.failed === 0 && !hasProvenSomething ? { ...counts, failed: 1 } : counts;
}

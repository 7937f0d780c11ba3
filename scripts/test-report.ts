import { readFileSync } from "node:fs";

export type Counts = { passed: number; failed: number; skipped: number };

type VitestReport = {
  testResults: { status: string; assertionResults: { status: string }[] }[];
};

const countTests = (statuses: string[]): Counts => ({
  passed: statuses.filter((status) => status === "passed").length,
  failed: statuses.filter((status) => status === "failed").length,
  skipped: statuses.filter((status) => status !== "passed" && status !== "failed").length,
});

function readReport(path: string): VitestReport {
  try {
    // Vitest's own JSON reporter wrote it; whatever has another shape fails below and counts as a crash.
    return JSON.parse(readFileSync(path, "utf8")) as VitestReport;
  } catch {
    return { testResults: [] };
  }
}

/**
 * Counts what one run of Vitest did. Beside each failed test these count as failures: a file that failed without
 * a failed test (a broken import, a failed beforeAll), a run that ended badly though no test failed (an unhandled
 * error, a crash before the report), and a run of no test at all.
 */
export function countReport(path: string, hasEndedWell: boolean): Counts {
  const { testResults } = readReport(path);
  const counts = countTests(testResults.flatMap((file) => file.assertionResults.map((test) => test.status)));
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && !file.assertionResults.some((test) => test.status === "failed"),
  );
  counts.failed += brokenFiles.length;
  const hasProvenSomething = hasEndedWell && counts.passed > 0;
  if (counts.failed === 0 && !hasProvenSomething) counts.failed = 1;
  return counts;
}

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { countReport, listFailures } from "../test-report.ts";

const folder = mkdtempSync(join(tmpdir(), "terzi-report-"));
afterAll(() => rmSync(folder, { recursive: true }));

const count = (files: { status: string; tests: string[] }[], hasEndedWell = true) => {
  const path = join(folder, "report.json");
  const testResults = files.map(({ status, tests }) => ({
    status,
    assertionResults: tests.map((each) => ({ status: each })),
  }));
  writeFileSync(path, JSON.stringify({ testResults }));
  return countReport(path, hasEndedWell);
};

test("every test counts as what it was", () =>
  expect(
    count([
      { status: "passed", tests: ["passed", "passed", "skipped"] },
      { status: "failed", tests: ["passed", "failed"] },
    ]),
  ).toEqual({ passed: 3, failed: 1, skipped: 1 }));

test("a file that breaks before its first test is a failure", () =>
  expect(
    count([
      { status: "passed", tests: ["passed"] },
      { status: "failed", tests: [] },
    ]),
  ).toMatchObject({ passed: 1, failed: 1 }));

test("a run that ends badly is a failure, though each of its tests passed", () =>
  expect(count([{ status: "passed", tests: ["passed"] }], false)).toMatchObject({ passed: 1, failed: 1 }));

test("a run without a test, or without a report, is a failure", () => {
  expect(count([])).toMatchObject({ passed: 0, failed: 1 });
  expect(count([{ status: "passed", tests: ["skipped"] }])).toMatchObject({ passed: 0, failed: 1 });
  expect(countReport(join(folder, "none.json"), true)).toMatchObject({ passed: 0, failed: 1 });
});

test("what failed is named, with the start of its message", () =>
  expect(
    listFailures([
      { name: "a.test.ts", status: "passed", assertionResults: [{ status: "passed", fullName: "holds" }] },
      {
        name: "b.test.ts",
        status: "failed",
        assertionResults: [
          { status: "passed", fullName: "holds" },
          { status: "failed", fullName: "breaks", failureMessages: ["expected 1 to be 2\n  at b.test.ts:3"] },
        ],
      },
      { name: "c.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
    ]),
  ).toEqual(["b.test.ts: breaks\nexpected 1 to be 2\n  at b.test.ts:3", "c.test.ts\nCannot find module"]));

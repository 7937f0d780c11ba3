import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../project.ts";

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), "utf8");

const FOLDERS: Record<string, string> = {
  J: "tests/journeys",
  S: "apps/server/test",
  W: "apps/web/test",
  A: "apps/admin/test",
};
/** `J/main-job`, or a path from the root without ".test.ts". */
const TEST = /\b([JSWA])\/([\w-]+)|`((?:packages|apps|bench)\/[\w./-]+)`/g;

const findTest = (path: string): string | undefined =>
  [path, `${path}.test.ts`, `${path}.test.tsx`].find((file) => existsSync(join(PROJECT_ROOT, file)));

/** The tests that a row of the page names, and what it quotes of their names; "…" stands for the rest of one. */
function readRow(row: string) {
  const shownBy = row.split(" | ").slice(1).join(" | ");
  const paths = [...shownBy.matchAll(TEST)].map(
    ([, letter = "", name, path]) => path ?? `${FOLDERS[letter]}/${name}`,
  );
  const parts = [...shownBy.matchAll(/"([^"]+)"/g)].flatMap(([, name = ""]) => name.split("…"));
  return { paths, quoted: parts.map((part) => part.replace(/^[ ,]+|[ ,]+$/g, "")).filter(Boolean) };
}

const rows = read("docs/coverage.md")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map(readRow);

test("the tests that the coverage names are there", () => {
  const paths = rows.flatMap((row) => row.paths);
  expect(paths.length).toBeGreaterThan(100);
  expect(paths.filter((path) => !findTest(path))).toEqual([]);
});

test("what the coverage quotes are names of these tests", () => {
  const stale = rows.flatMap(({ paths, quoted }) => {
    const texts = paths
      .flatMap((path) => findTest(path) ?? [])
      .filter((path) => /\.tsx?$/.test(path))
      .map(read);
    return texts.length ? quoted.filter((part) => !texts.some((text) => text.includes(part))) : [];
  });
  expect(stale).toEqual([]);
});

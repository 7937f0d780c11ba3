import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { PROJECT_ROOT } from "../project.ts";
import { TEST_FOLDERS } from "../test-projects.ts";

const read = (path: string): string => readFileSync(join(PROJECT_ROOT, path), "utf8");
/** All but the tests of the scripts, which read the whole checkout and are always run. */
const folders = Object.values(TEST_FOLDERS).filter((folder) => folder !== "scripts");

test.each(folders)("the tests of %s are a task of Turborepo", (folder) => {
  expect(JSON.parse(read(`${folder}/package.json`)).scripts.test).toMatch(
    /^node (\.\.\/)+scripts\/test-package\.ts$/,
  );
});

/** What the files of a package name of other folders, beside what they import. */
const namedBeyond = (folder: string): string[] =>
  globSync(`${folder}/{test,src,coverage}/**/*.{ts,tsx}`, { cwd: PROJECT_ROOT })
    .concat(globSync(`${folder}/*.ts`, { cwd: PROJECT_ROOT }))
    .flatMap((path) => [
      ...read(path).matchAll(/"(?:\.\.\/){2,}((?:apps|bench|docs|packages|scripts|tests)\/[^"]*)"/g),
    ])
    .map(([, path = ""]) => path);

test("a task of tests depends on all that they read, also beyond their package", () => {
  const missed = folders.flatMap((folder) => {
    const settings = existsSync(join(PROJECT_ROOT, folder, "turbo.json")) ? read(`${folder}/turbo.json`) : "";
    const own = read(`${folder}/package.json`);
    const isInput = (path: string): boolean => {
      const [kind, name] = path.split("/");
      const inputs = [...settings.matchAll(/"\$TURBO_ROOT\$\/([^"*{]*)/g)].map(([, start = ""]) => start);
      if (inputs.some((start) => path.startsWith(start))) return true;
      // Of another package's task or sources all is.
      return kind !== "docs" && (own.includes(`"@terzi/${name}"`) || settings.includes(`"@terzi/${name}#`));
    };
    return namedBeyond(folder)
      .filter((path) => !isInput(path))
      .map((path) => `${folder}: ${path}`);
  });
  expect(missed).toEqual([]);
});

test("what leaves its package is found at all", () => {
  expect(namedBeyond("packages/tailoring")).toContain("docs/matching.md");
  expect(namedBeyond("tests/journeys")).toContain("scripts/probe.ts");
});

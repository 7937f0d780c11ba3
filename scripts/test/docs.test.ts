import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { expect, test } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const files = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
const names = new Set(files.map((file) => basename(file)));
const pages = files.filter(
  (file) => file.endsWith(".md") && !file.startsWith("docs/decisions/") && !file.startsWith("issues/"),
);

/** `writing/writer.ts`: a file that a page speaks of, its folders cut as the page likes. */
const FILE = /`([\w./@-]*[\w-]+\.(?:ts|tsx|tsv|css))`/g;

test("pages name files as they are called today", () => {
  const stale = pages.flatMap((page) =>
    [...readFileSync(join(ROOT, page), "utf8").matchAll(FILE)]
      .map(([, file = ""]) => file)
      // ".test.ts" alone is an ending.
      .filter((file) => !file.startsWith(".") && !names.has(basename(file)))
      .map((file) => `${page}: ${file}`),
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(stale).toEqual([]);
});

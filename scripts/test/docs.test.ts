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

const readPage = (page: string): string => readFileSync(join(ROOT, page), "utf8");

/** `writing/writer.ts`: a file that a page speaks of, its folders cut as the page likes. */
const FILE = /`([\w./@-]*[\w-]+\.(?:ts|tsx|tsv|css))`/g;

test("pages name files as they are called today", () => {
  const stale = pages.flatMap((page) =>
    [...readPage(page).matchAll(FILE)]
      .map(([, file = ""]) => file)
      // ".test.ts" alone is an ending.
      .filter((file) => !file.startsWith(".") && !names.has(basename(file)))
      .map((file) => `${page}: ${file}`),
  );
  expect(pages.length).toBeGreaterThan(5);
  expect(stale).toEqual([]);
});

test("each bench has its row among what is measured", () => {
  const measures = readPage("docs/measures.md");
  const benches = files.filter((file) => /^bench\/[\w-]+\.ts$/.test(file));
  expect(benches.length).toBeGreaterThan(10);
  expect(benches.filter((bench) => !measures.includes(`node ${bench}`))).toEqual([]);
});

/** `node bench/layouts.ts --seed 1`: a file of the project, run with options that its own text names. */
const COMMAND = /`node ([\w./-]+\.(?:ts|mjs))([^`]*)`/g;

test("pages give commands that can be run", () => {
  const commands = pages.flatMap((page) => [...readPage(page).matchAll(COMMAND)]);
  const wrong = commands.flatMap(([command, file = "", rest = ""]) => {
    if (!files.includes(file)) return [command];
    const text = readPage(file);
    return [...rest.matchAll(/--[\w-]+/g)].some(([option]) => !text.includes(option)) ? [command] : [];
  });
  expect(commands.length).toBeGreaterThan(20);
  expect(wrong).toEqual([]);
});

test("pages name scripts of the project's own package.json", () => {
  const { scripts } = JSON.parse(readPage("package.json")) as { scripts: Record<string, string> };
  const named = pages.flatMap((page) =>
    [...readPage(page).matchAll(/pnpm@12 ([a-z-]+)/g)].map(([, script = ""]) => script),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((script) => !(script in scripts))).toEqual([]);
});

test("the list of decisions has all of them", () => {
  const decisions = files.filter((file) => /^docs\/decisions\/\d/.test(file));
  const list = readPage("docs/decisions/README.md");
  expect(decisions.length).toBeGreaterThan(20);
  expect(decisions.filter((file) => !list.includes(`](${basename(file)})`))).toEqual([]);
});

import { execFileSync } from "node:child_process";
import { getHeapStatistics } from "node:v8";
import { expect, it } from "vitest";
import { giveBack, giveBackAfterJobs } from "../src/work/give-back.ts";

/** The address of each module that is loaded with these of the server. */
const listLoaded = (...modules: string[]): string =>
  execFileSync(
    process.execPath,
    [
      ...["--input-type=module", "--eval"],
      `import { registerHooks } from "node:module";
      registerHooks({ load(url, context, next) { process.stdout.write(url + "\\n"); return next(url, context); } });
      for (const module of ${JSON.stringify(modules)}) await import(module);
      process.exit(0);`,
    ],
    { cwd: `${import.meta.dirname}/..`, encoding: "utf8" },
  );

it("the thread that answers people loads neither the engine's words nor what few people ask for", () => {
  const loaded = listLoaded("./src/ports.ts", "./src/app.ts", "./src/jobs/start-jobs.ts");
  expect(loaded).toContain("/fastify/");
  expect(loaded).not.toMatch(/packages\/lexicon\//);
  expect(loaded).not.toMatch(
    /node_modules\/(@modelcontextprotocol|@simplewebauthn|stripe|openid-client|postal-mime|openai|nodemailer|react|html-to-text|@opentelemetry\/(?!api)[\w-]+)\//,
  );
});

it("a thread that matches and writes loads no readers of files and no model's library", () => {
  const loaded = listLoaded("./src/work/jobs.ts");
  expect(loaded).toMatch(/packages\/lexicon\//);
  expect(loaded).not.toMatch(/node_modules\/(pdfjs-dist|docx|mammoth|@napi-rs\/canvas|openai)\//);
});

it("a thread that has become idle gives back what its heap doesn't use", () => {
  // Other tests may have left room in the heap.
  giveBack();
  const before = getHeapStatistics().total_heap_size;
  let work: object[] | null = Array.from({ length: 1_000_000 }, (_, number) => ({
    number,
    squared: [number ** 2],
  }));
  const most = getHeapStatistics().total_heap_size;
  expect(most - before).toBeGreaterThan(40_000_000);
  expect(work.length).toBe(1_000_000);
  work = null;
  giveBack();
  expect(most - getHeapStatistics().total_heap_size).toBeGreaterThan((most - before) / 2);
});

it("what a huge job took is given back with its end, and not only in a quiet moment", async () => {
  giveBack();
  const before = getHeapStatistics().total_heap_size;
  const { most, length } = await giveBackAfterJobs()(async () => {
    const work = Array.from({ length: 6_000_000 }, (_, number) => ({ number, squared: [number ** 2] }));
    return { most: getHeapStatistics().total_heap_size, length: work.length };
  });
  expect(length).toBe(6_000_000);
  expect(most - before).toBeGreaterThan(300_000_000);
  expect(most - getHeapStatistics().total_heap_size).toBeGreaterThan((most - before) / 2);
});

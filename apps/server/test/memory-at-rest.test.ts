import { execFileSync } from "node:child_process";
import { getHeapStatistics } from "node:v8";
import { expect, it } from "vitest";
import { giveBack } from "../src/work/give-back.ts";

/** Loads the modules of the server, and prints the address of each that was loaded with them. */
const LIST_LOADED = `
import { registerHooks } from "node:module";
registerHooks({ load(url, context, next) { process.stdout.write(url + "\\n"); return next(url, context); } });
await import("./src/ports.ts");
await import("./src/app.ts");
process.exit(0);
`;

it("the thread that answers people loads neither the engine's words nor what few people ask for", () => {
  const loaded = execFileSync(process.execPath, ["--input-type=module", "--eval", LIST_LOADED], {
    cwd: `${import.meta.dirname}/..`,
    encoding: "utf8",
  });
  expect(loaded).toContain("/fastify/");
  expect(loaded).not.toMatch(/packages\/lexicon\//);
  expect(loaded).not.toMatch(
    /node_modules\/(@modelcontextprotocol|@simplewebauthn|stripe|openid-client|postal-mime|openai|@opentelemetry\/(?!api)[\w-]+)\//,
  );
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

import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { readMemory } from "../src/browser-memory.ts";
import { openTestPrinter } from "./open-test-printer.ts";

const page = (text: string) => `<!doctype html><html lang="en"><title>${text}</title><p>${text}</p></html>`;

/** The browsers that run for this folder, by their process ids. */
function browsersOf(dataDir: string): number[] {
  const listed = execFileSync("ps", ["-eo", "pid=,args="], { encoding: "utf8" }).split("\n");
  return listed
    .filter((line) => line.includes(dataDir) && line.includes("--remote-debugging-pipe"))
    .map((line) => Number.parseInt(line, 10));
}

test.each([
  ["after so many prints", { prints: 5, memoryMb: 100_000 }, 20],
  // Looked at every fifty prints; no browser is as small as this.
  ["when it has grown too large", { prints: 100_000, memoryMb: 1 }, 60],
])("a browser is replaced %s, and no print fails or waits for that", async (_when, life, count) => {
  const { printer, dataDir } = await openTestPrinter({ life });
  await printer.check();
  const [first] = browsersOf(dataDir);
  expect(first && (await readMemory(first))).toBeGreaterThan(20_000_000);
  const printed = await Promise.all(
    Array.from({ length: count }, (_, at) => printer.print(page(`${at}`), { whose: String(at % 20) })),
  );
  for (const { pageCount } of printed) expect(pageCount).toBe(1);
  await expect
    .poll(() => browsersOf(dataDir))
    .toEqual([expect.not.toSatisfy((pid: number) => pid === first)]);
  expect((await printer.print(page("After"))).pageCount).toBe(1);
});

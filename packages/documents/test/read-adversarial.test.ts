import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readCvInWorker } from "../src/read-cv-in-worker.ts";
import { UnreadableCv } from "../src/unreadable-cv.ts";

/** Measuring data that is not part of the project; without it these tests skip, and say so. */
const DATA = join(import.meta.dirname, "../../../../shared/data/E_adversarial");
const isThere = existsSync(DATA);

const filesOf = (folder: string): string[] =>
  isThere && existsSync(join(DATA, folder))
    ? readdirSync(join(DATA, folder)).map((name) => join(DATA, folder, name))
    : [];

/** How a file ends: "read", or the reason why not. Anything but `UnreadableCv` fails the test. */
async function outcomeOf(path: string): Promise<string> {
  try {
    await readCvInWorker(new Uint8Array(readFileSync(path)), { timeoutMs: 10_000, memoryMb: 400 });
    return "read";
  } catch (error) {
    if (error instanceof UnreadableCv) return error.reason;
    throw error;
  }
}

describe.skipIf(!isThere)("files made to break readers (skipped where ../shared/data is missing)", () => {
  it.each([["pdf"], ["docx"], ["other"], ["injection"]])(
    "every file in %s ends within its limits",
    async (folder) => {
      for (const path of filesOf(folder)) {
        const start = performance.now();
        expect(await outcomeOf(path), path).toMatch(
          /^(?:read|broken|encrypted|unsupported|without-text|too-large|too-slow)$/,
        );
        expect(performance.now() - start, path).toBeLessThan(15_000);
      }
    },
    300_000,
  );

  it("says of scans that they have no text", async () => {
    for (const path of filesOf("scanned_pdf")) expect(await outcomeOf(path), path).toBe("without-text");
  });

  it("takes no order from a CV: what is hidden in one is not in its profile", async () => {
    for (const path of filesOf("injection").filter((name) => name.endsWith(".pdf"))) {
      const { profile } = await readCvInWorker(new Uint8Array(readFileSync(path)), {
        timeoutMs: 10_000,
        memoryMb: 400,
      });
      expect(JSON.stringify(profile), path).not.toMatch(/ignore all of the above/i);
    }
  });
});

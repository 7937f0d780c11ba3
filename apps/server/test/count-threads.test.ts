import { expect, it } from "vitest";
import { countThreads } from "../src/work/count-threads.ts";

it.each([
  [{ processors: 1, memoryMb: 8_000 }, 1],
  [{ processors: 2, memoryMb: 8_000 }, 2],
  [{ processors: 4, memoryMb: 8_000 }, 3],
  [{ processors: 16, memoryMb: 64_000 }, 4],
  [{ processors: 16, memoryMb: 2_048 }, 4],
  [{ processors: 4, memoryMb: 1_536 }, 2],
  [{ processors: 4, memoryMb: 512 }, 1],
  [{ processors: 4, memoryMb: Number.POSITIVE_INFINITY }, 3],
])("as many threads compute as processors and memory allow: %o", (machine, threads) => {
  expect(countThreads(machine)).toBe(threads);
});

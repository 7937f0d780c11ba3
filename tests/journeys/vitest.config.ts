import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "@terzi/journeys",
    include: ["**/*.test.ts"],
    // One browser at a time: the machine has two cores, and one of them serves.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});

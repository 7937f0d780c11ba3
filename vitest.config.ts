import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // Vitest leaves a core free by itself: on two, half of the machine.
    maxWorkers: "100%",
    projects: [
      "packages/*",
      "apps/server",
      "tests/journeys",
      // Without their vite.config.ts, whose router plugin writes files.
      { test: { name: "@terzi/web", root: "./apps/web", include: ["test/**/*.test.ts"] } },
      { test: { name: "@terzi/admin", root: "./apps/admin", include: ["test/**/*.test.ts"] } },
      { test: { name: "scripts", root: "./scripts", include: ["**/*.test.ts"] } },
    ],
  },
});

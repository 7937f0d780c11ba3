import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
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

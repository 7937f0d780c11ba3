import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/server",
      "tests/journeys",
      // Without its vite.config.ts, whose router plugin writes files.
      { test: { name: "@terzi/web", root: "./apps/web", include: ["test/**/*.test.ts"] } },
      { test: { name: "scripts", root: "./scripts", include: ["**/*.test.ts"] } },
    ],
  },
});

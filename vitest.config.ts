import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "packages/*",
      "apps/server",
      "tests/journeys",
      { test: { name: "scripts", root: "./scripts", include: ["**/*.test.ts"] } },
    ],
  },
});

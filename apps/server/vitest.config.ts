import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["test/**/*.test.ts"],
    globalSetup: ["@terzi/db/testing-setup"],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

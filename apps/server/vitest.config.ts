import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    include: ["test/**/*.test.ts"],
    globalSetup: ["@terzi/db/testing-setup"],
    // A file's world is its app: nothing lives in modules, and to load them anew for each file costs more than the tests.
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});

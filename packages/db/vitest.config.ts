import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { globalSetup: ["@terzi/db/testing-setup"], testTimeout: 20_000 },
});

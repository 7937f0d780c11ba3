import { defineConfig } from "vitest/config";

export default defineConfig({
  // Generous: servers are started and killed here, on machines that may have other things to do.
  test: { globalSetup: ["@terzi/db/testing-setup"], testTimeout: 60_000 },
});

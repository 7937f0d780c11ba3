import { delimiter, join } from "node:path";

export const PROJECT_ROOT = join(import.meta.dirname, "..");

/** The environment for the tools: the project's own binaries first (Node 24 among them), and nobody phones home. */
export const toolEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: [join(PROJECT_ROOT, "node_modules", ".bin"), process.env.PATH].join(delimiter),
  TURBO_TELEMETRY_DISABLED: "1",
  TURBO_NO_UPDATE_NOTIFIER: "1",
  DO_NOT_TRACK: "1",
});

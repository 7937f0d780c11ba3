import { spawn } from "node:child_process";
import { PROJECT_ROOT, toolEnvironment } from "./project.ts";

type Outcome = { succeeded: boolean; seconds: number; output: string };
type Options = { isQuiet?: boolean; environment?: Record<string, string>; timeoutMinutes?: number };

/**
 * Runs one of the project's tools at the root. Quiet: the output is kept and returned instead of shown.
 * A tool that can't be started, dies of a signal or runs out of time has not succeeded.
 */
export function runCommand(command: string[], options: Options = {}): Promise<Outcome> {
  const { isQuiet = false, environment = {}, timeoutMinutes = 45 } = options;
  const [tool = "", ...args] = command;
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(tool, args, {
      cwd: PROJECT_ROOT,
      env: { ...toolEnvironment(), ...environment },
      stdio: isQuiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
      shell: process.platform === "win32",
      timeout: timeoutMinutes * 60_000,
    });
    let output = "";
    const keep = (chunk: Buffer) => {
      output += chunk.toString();
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const end = (succeeded: boolean) =>
      resolve({ succeeded, seconds: (performance.now() - startedAt) / 1000, output });
    child.on("error", (error) => {
      output += `${tool}: ${error.message}\n`;
      if (!isQuiet) process.stderr.write(output);
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

import { runCommand } from "./run-command.ts";

/**
 * Builds both web apps. Turborepo knows by a hash of their sources what is built already, and answers
 * in a fraction of a second then. Returns whether it went well; only a failure shows the tools' output.
 */
export async function buildApps(): Promise<boolean> {
  const build = await runCommand(["turbo", "run", "build", "--output-logs=new-only"], { isQuiet: true });
  if (!build.succeeded) process.stderr.write(build.output);
  else process.stdout.write(`Apps      built and up to date (${build.seconds.toFixed(1)} s)\n`);
  return build.succeeded;
}

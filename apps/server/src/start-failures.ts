import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import { isDatabaseAway } from "@terzi/db/database-away";
import type { Config } from "./config.ts";
import { ConfigError } from "./read-setting.ts";

const codeOf = (error: unknown): string =>
  error instanceof Error ? String(Reflect.get(error, "code") ?? "") : "";

/** A message about what an operator can fix when a server can't listen; other errors unchanged. */
export function explainListening(error: unknown, { host, port }: Config): unknown {
  switch (codeOf(error)) {
    case "EADDRINUSE":
      return new ConfigError(
        `Port ${port} of ${host} is taken. Stop what listens there, or set PORT to another.`,
      );
    case "EACCES":
      return new ConfigError(`Terzi may not listen at port ${port}. Set PORT to one above 1023.`);
    case "EADDRNOTAVAIL":
    case "ENOTFOUND":
      return new ConfigError(`HOST: ${host} is no address of this machine. 0.0.0.0 means all of them.`);
    default:
      return error;
  }
}

/** The same of a database that was named by DATABASE_URL. Its password is not repeated. */
export function explainDatabase(error: unknown, databaseUrl: string): unknown {
  const { host, username, pathname } = new URL(databaseUrl);
  const [user, name] = [decodeURIComponent(username), decodeURIComponent(pathname.slice(1))];
  // graphile-worker and the migrator wrap the database's own error.
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = codeOf(cause);
    if (code === "28P01" || code === "28000")
      return new ConfigError(`DATABASE_URL: ${host} refuses the user ${user} or the password. Correct them.`);
    if (code === "3D000")
      return new ConfigError(`DATABASE_URL: ${host} has no database ${name}. Create it, or name another.`);
    if (code === "42501")
      return new ConfigError(`DATABASE_URL: ${user} may not change the database ${name}. Make it the owner.`);
    if (isDatabaseAway(cause) || code === "EAI_AGAIN")
      return new ConfigError(
        `DATABASE_URL: no PostgreSQL answers at ${host}. Start it, or correct the address. (${code || cause.message})`,
      );
  }
  return error;
}

/** Makes the data folder unless it exists. */
export async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.W_OK);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: Terzi can't write to ${dataDir} (${codeOf(error)}). Give it the right to, or name another folder.`,
    );
  }
}

export async function requireBrowser({ browser }: Config): Promise<void> {
  if (browser.kind !== "installed") return;
  try {
    await access(browser.path, constants.X_OK);
  } catch {
    throw new ConfigError(
      `PUPPETEER_EXECUTABLE_PATH: there is no program ${browser.path}. Correct it, or leave it out for Terzi's own.`,
    );
  }
}

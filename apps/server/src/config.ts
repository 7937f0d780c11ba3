import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

/** The settings can't be used; the message says which variables are wrong and how. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

type Env = Record<string, string | undefined>;

export type Config = {
  isProduction: boolean;
  /** Whether the apps are served from their sources, with reloading. */
  isDev: boolean;
  host: string;
  port: number;
  /** The address people use, where it differs from host and port; decides cookies, links and the origin check. */
  publicUrl: string | null;
  /** Whether a proxy in front sets X-Forwarded-*. */
  isBehindProxy: boolean;
  logLevel: string;
  dataDir: string;
  /** The built apps. */
  appsDir: string;
  database: { kind: "embedded" } | { kind: "server"; url: string };
  browser: { kind: "bundled" } | { kind: "installed"; path: string } | { kind: "remote"; endpoint: string };
  captcha: { kind: "altcha" } | { kind: "recaptcha"; siteKey: string; secretKey: string };
};

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

/** A variable that is set; the empty string counts as unset, as in `.env` files. */
const read = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

/** All of `names`, or none: a half-set group stops the start and names what is missing. */
function readGroup<N extends string>(env: Env, part: string, names: readonly N[]): Record<N, string> | null {
  const missing = names.filter((name) => !read(env, name));
  if (missing.length === names.length) return null;
  if (missing.length) {
    const set = names.filter((name) => read(env, name));
    throw new ConfigError(
      `${part}: ${set.join(", ")} set, but ${missing.join(", ")} missing. Set all of them, or none.`,
    );
  }
  // `missing` is empty, so every name has a value.
  return Object.fromEntries(names.map((name) => [name, read(env, name)])) as Record<N, string>;
}

function readChoice(env: Env, name: string, choices: readonly string[], fallback: string): string {
  const value = read(env, name) ?? fallback;
  if (!choices.includes(value))
    throw new ConfigError(`${name} must be one of ${choices.join(", ")}, not "${value}".`);
  return value;
}

function readPort(env: Env): number {
  const value = read(env, "PORT") ?? "3000";
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new ConfigError(`PORT must be 0 to 65535, not "${value}".`);
  return port;
}

function readUrl(env: Env, name: string, protocols: string[]): string | null {
  const value = read(env, name);
  if (!value) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join("// or ")}//.`);
  return value;
}

function readDatabase(env: Env): Config["database"] {
  const url = readUrl(env, "DATABASE_URL", ["postgres:", "postgresql:"]);
  return url ? { kind: "server", url } : { kind: "embedded" };
}

function readBrowser(env: Env): Config["browser"] {
  const endpoint = readUrl(env, "BROWSER_WS_ENDPOINT", ["ws:", "wss:"]);
  const path = read(env, "PUPPETEER_EXECUTABLE_PATH");
  if (endpoint && path)
    throw new ConfigError("Set BROWSER_WS_ENDPOINT or PUPPETEER_EXECUTABLE_PATH, not both.");
  if (endpoint) return { kind: "remote", endpoint };
  return path ? { kind: "installed", path } : { kind: "bundled" };
}

function readCaptcha(env: Env): Config["captcha"] {
  const keys = readGroup(env, "reCAPTCHA", ["RECAPTCHA_SITE_KEY", "RECAPTCHA_SECRET_KEY"]);
  if (!keys) return { kind: "altcha" };
  return { kind: "recaptcha", siteKey: keys.RECAPTCHA_SITE_KEY, secretKey: keys.RECAPTCHA_SECRET_KEY };
}

/** The settings of a process, from its environment. Throws ConfigError. */
export function readConfig(env: Env): Config {
  const isProduction = read(env, "NODE_ENV") === "production";
  const publicUrl = readUrl(env, "PUBLIC_URL", ["http:", "https:"]);
  return {
    isProduction,
    isDev: read(env, "TERZI_DEV") === "1",
    host: read(env, "HOST") ?? "localhost",
    port: readPort(env),
    publicUrl: publicUrl && new URL(publicUrl).origin,
    isBehindProxy: readChoice(env, "TRUST_PROXY", ["true", "false"], "false") === "true",
    logLevel: readChoice(env, "LOG_LEVEL", LOG_LEVELS, isProduction ? "info" : "warn"),
    dataDir: resolve(REPOSITORY, read(env, "DATA_DIR") ?? ".data"),
    appsDir: resolve(REPOSITORY, "apps"),
    database: readDatabase(env),
    browser: readBrowser(env),
    captcha: readCaptcha(env),
  };
}

/** The settings of this process. The only reader of its environment. */
export const readOwnConfig = (): Config => readConfig(process.env);

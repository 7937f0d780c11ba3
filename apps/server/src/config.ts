import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Operator } from "@terzi/contracts/system";
import { type IdentitySettings, readIdentities } from "./read-identities.ts";
import { ConfigError, type Env, read, readAddress, readChoice, readGroup, readUrl } from "./read-setting.ts";

const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));

export type Config = {
  isProduction: boolean;
  /** Whether the apps are served from their sources, with reloading. */
  isDev: boolean;
  host: string;
  port: number;
  /** A socket that systemd holds, and hands to each process that is started; null: one of our own, at host and port. */
  socketFd: number | null;
  /** The address people use, where it differs from host and port; decides cookies, links and the origin check. */
  publicUrl: string | null;
  /** Whether a proxy in front sets X-Forwarded-*. */
  isBehindProxy: boolean;
  logLevel: string;
  dataDir: string;
  /** The built apps. */
  appsDir: string;
  /** `directUrl`: bypasses the pooler behind `url`, for what needs a connection of its own; null without a pooler. */
  database: { kind: "embedded" } | { kind: "server"; url: string; directUrl: string | null };
  browser: { kind: "bundled" } | { kind: "installed"; path: string } | { kind: "remote"; endpoint: string };
  /**
   * Who words CVs; a model also helps to read uploaded ones. `baseUrl`: an endpoint other than OpenAI's; `prices`: US
   * dollars per million tokens.
   */
  writer:
    | { kind: "local" }
    | {
        kind: "model";
        apiKey: string;
        baseUrl: string | null;
        model: string;
        prices: { inputUsd: number; outputUsd: number } | null;
      };
  /** The sites by whose accounts people can log in. */
  identities: IdentitySettings[];
  captcha: { kind: "altcha" } | { kind: "recaptcha"; siteKey: string; secretKey: string };
  payments:
    | { kind: "sandbox" }
    | {
        kind: "stripe";
        secretKey: string;
        publishableKey: string;
        webhookSecret: string;
        /** An endpoint other than Stripe's own. */
        apiBase: string | null;
      };
  mail: { kind: "outbox"; folder: string } | { kind: "smtp"; url: string };
  /** The sender of all mails: "Terzi <hello@terzi.example>". */
  mailFrom: string;
  /** Whether webhooks may reach the server's own network. */
  webhooks: { isPrivateAllowed: boolean };
  /** The token that a collector of metrics must send; null: only this machine may read them. */
  metricsToken: string | null;
  /** Who collects traces, by OTLP over HTTP, and of which share of the requests; null when nobody does. */
  traces: { endpoint: string; headers: Record<string, string>; share: number } | null;
  /** Who answers people; null when nobody is told of tickets and messages. */
  supportEmail: string | null;
  /** The owner named in the imprint; null while nobody is. */
  operator: Operator | null;
};

/** Small enough to answer while a person waits, good enough in both languages. */
const DEFAULT_MODEL = "gpt-5.4-mini";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

function readPort(env: Env): number {
  const value = read(env, "PORT") ?? "3000";
  const port = Number(value);
  if (!/^\d{1,5}$/.test(value) || port > 65_535)
    throw new ConfigError(`PORT must be 0 to 65535, not "${value}".`);
  return port;
}

/** By systemd's protocol: its sockets come after standard input, output and error. One is all that is listened on. */
function readSocket(env: Env, pid: number): number | null {
  const count = read(env, "LISTEN_FDS");
  // Meant for a process above this one.
  if (!count || (env.LISTEN_PID && Number(env.LISTEN_PID) !== pid)) return null;
  if (count !== "1")
    throw new ConfigError(`LISTEN_FDS must be 1, the one socket to listen on; not "${count}".`);
  if (!read(env, "DATABASE_URL"))
    throw new ConfigError(
      "LISTEN_FDS is set, but DATABASE_URL is missing: the embedded database is one process's alone.",
    );
  return 3;
}

function readDatabase(env: Env): Config["database"] {
  const [url, directUrl] = ["DATABASE_URL", "DATABASE_DIRECT_URL"].map((name) =>
    readUrl(env, name, ["postgres:", "postgresql:"]),
  );
  if (url) return { kind: "server", url, directUrl: directUrl ?? null };
  if (directUrl) throw new ConfigError("DATABASE_DIRECT_URL is set, but DATABASE_URL is missing.");
  return { kind: "embedded" };
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

function readPayments(env: Env, isProduction: boolean): Config["payments"] {
  const keys = readGroup(env, "Stripe", [
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
  ]);
  const apiBase = readUrl(env, "STRIPE_API_BASE", ["http:", "https:"]);
  const wanted = read(env, "PAYMENTS");
  if (wanted && wanted !== "sandbox")
    throw new ConfigError(`PAYMENTS must be sandbox, or not set; not "${wanted}".`);
  if (!keys) {
    if (apiBase) throw new ConfigError("STRIPE_API_BASE is set, but STRIPE_SECRET_KEY is missing.");
    if (isProduction && !wanted)
      throw new ConfigError(
        "In production, set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET, or PAYMENTS=sandbox to sell without money.",
      );
    return { kind: "sandbox" };
  }
  if (wanted) throw new ConfigError("Set PAYMENTS=sandbox or the keys of Stripe, not both.");
  return {
    kind: "stripe",
    secretKey: keys.STRIPE_SECRET_KEY,
    publishableKey: keys.STRIPE_PUBLISHABLE_KEY,
    webhookSecret: keys.STRIPE_WEBHOOK_SECRET,
    apiBase,
  };
}

function readMail(env: Env, dataDir: string): Pick<Config, "mail" | "mailFrom" | "supportEmail"> {
  const url = readUrl(env, "SMTP_URL", ["smtp:", "smtps:"]);
  const supportEmail = readAddress(env, "SUPPORT_EMAIL");
  return {
    mail: url ? { kind: "smtp", url } : { kind: "outbox", folder: join(dataDir, "outbox") },
    mailFrom: readAddress(env, "MAIL_FROM") ?? "Terzi <no-reply@localhost>",
    // A catch-all address is written only where mail can be looked at: in the outbox.
    supportEmail: supportEmail ?? (url ? null : "support@localhost"),
  };
}

function readOperator(env: Env): Operator | null {
  const named = readGroup(env, "The operator", ["OPERATOR_NAME", "OPERATOR_ADDRESS"]);
  return named && { name: named.OPERATOR_NAME, address: named.OPERATOR_ADDRESS };
}

function readPrices(env: Env): { inputUsd: number; outputUsd: number } | null {
  const prices = readGroup(env, "Prices of the model", ["OPENAI_INPUT_PRICE", "OPENAI_OUTPUT_PRICE"]);
  if (!prices) return null;
  for (const [name, value] of Object.entries(prices))
    if (!/^\d+(\.\d+)?$/.test(value))
      throw new ConfigError(`${name} must be US dollars for a million tokens, such as 0.25; not "${value}".`);
  return { inputUsd: Number(prices.OPENAI_INPUT_PRICE), outputUsd: Number(prices.OPENAI_OUTPUT_PRICE) };
}

function readWriter(env: Env): Config["writer"] {
  const apiKey = read(env, "OPENAI_API_KEY");
  const baseUrl = readUrl(env, "OPENAI_BASE_URL", ["http:", "https:"]);
  const model = read(env, "OPENAI_MODEL");
  const prices = readPrices(env);
  if (apiKey) return { kind: "model", apiKey, baseUrl, model: model ?? DEFAULT_MODEL, prices };
  // A self-hosted endpoint may need no key, but whether texts leave the installation must be said outright.
  const set = [
    baseUrl && "OPENAI_BASE_URL",
    model && "OPENAI_MODEL",
    prices && "OPENAI_INPUT_PRICE, OPENAI_OUTPUT_PRICE",
  ].filter(Boolean);
  if (set.length)
    throw new ConfigError(
      `${set.join(", ")} set, but OPENAI_API_KEY is missing. An endpoint without keys takes any value.`,
    );
  return { kind: "local" };
}

/** By OpenTelemetry's own names and forms. */
function readTraces(env: Env): Config["traces"] {
  const endpoint = readUrl(env, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"]);
  if (!endpoint) return null;
  const pairs = (read(env, "OTEL_EXPORTER_OTLP_HEADERS") ?? "").split(",").filter(Boolean);
  const headers = pairs.map((pair) => /^\s*([\w-]+)=(.*)$/.exec(pair)?.slice(1, 3) ?? []);
  if (headers.some(({ length }) => !length))
    throw new ConfigError("OTEL_EXPORTER_OTLP_HEADERS must be written like name=value,other=value.");
  const share = Number(read(env, "OTEL_TRACES_SAMPLER_ARG") ?? "1");
  if (!(share >= 0 && share <= 1))
    throw new ConfigError("OTEL_TRACES_SAMPLER_ARG must be a share from 0 to 1, such as 0.1.");
  return { endpoint, headers: Object.fromEntries(headers), share };
}

/** The settings of a process, from its environment. Throws ConfigError. */
export function readConfig(env: Env): Config {
  const isProduction = read(env, "NODE_ENV") === "production";
  const publicUrl = readUrl(env, "PUBLIC_URL", ["http:", "https:"]);
  const dataDir = resolve(REPOSITORY, read(env, "DATA_DIR") ?? ".data");
  return {
    isProduction,
    isDev: read(env, "TERZI_DEV") === "1",
    host: read(env, "HOST") ?? "localhost",
    port: readPort(env),
    socketFd: readSocket(env, process.pid),
    publicUrl: publicUrl && new URL(publicUrl).origin,
    isBehindProxy: readChoice(env, "TRUST_PROXY", ["true", "false"], "false") === "true",
    logLevel: readChoice(env, "LOG_LEVEL", LOG_LEVELS, isProduction ? "info" : "warn"),
    dataDir,
    appsDir: resolve(REPOSITORY, "apps"),
    database: readDatabase(env),
    browser: readBrowser(env),
    writer: readWriter(env),
    identities: readIdentities(env),
    captcha: readCaptcha(env),
    payments: readPayments(env, isProduction),
    webhooks: {
      isPrivateAllowed:
        readChoice(env, "WEBHOOKS_TO_PRIVATE_ADDRESSES", ["true", "false"], "false") === "true",
    },
    metricsToken: read(env, "METRICS_TOKEN") ?? null,
    traces: readTraces(env),
    ...readMail(env, dataDir),
    operator: readOperator(env),
  };
}

/** The settings of this process. The only reader of its environment. */
export const readOwnConfig = (): Config => readConfig(process.env);

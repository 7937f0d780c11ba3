import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "@terzi/journeys/open-database";
import { type Product, startProduct } from "@terzi/journeys/product";
import { STRIPE_TEST_KEYS, type StripeServer, startStripeServer } from "@terzi/testing/stripe-server";
import type pg from "pg";
import { type Answer, type Asked, ask } from "./ask.ts";
import { type Health, watchHealth } from "./watch-health.ts";

/** The product under attack: a process of its own on an empty folder, reached over loopback alone. */
export type Target = {
  readonly url: string;
  readonly dataDir: string;
  readonly db: pg.Client;
  readonly product: Product;
  readonly stripe: StripeServer;
  /** The longest wait for /healthz and the most memory since it was last read, restarts in between included. */
  readHealth(): Health;
  ask(asked: Asked): Promise<Answer>;
  isRunning(): boolean;
  /** kill -9, and nothing else. */
  kill(): Promise<void>;
  /** Opens `db` anew, after the database was gone. */
  reconnect(): Promise<void>;
  /** Starts it again on the same folder. */
  start(): Promise<void>;
  close(): Promise<void>;
};

const UNSEEN: Health = { healthMs: 0, memoryMb: 0 };

const worseOf = (one: Health, other: Health): Health => ({
  healthMs: Math.max(one.healthMs, other.healthMs),
  memoryMb: Math.max(one.memoryMb, other.memoryMb),
});

export async function openTarget(): Promise<Target> {
  const dataDir = await mkdtemp(join(tmpdir(), "terzi-attack-"));
  const stripe = await startStripeServer();
  const env = {
    HOST: "127.0.0.1",
    // Each attacker then comes from an address of their own, so that the limits count them one by one.
    TRUST_PROXY: "true",
    STRIPE_SECRET_KEY: STRIPE_TEST_KEYS.secretKey,
    STRIPE_PUBLISHABLE_KEY: STRIPE_TEST_KEYS.publishableKey,
    STRIPE_WEBHOOK_SECRET: STRIPE_TEST_KEYS.webhookSecret,
    STRIPE_API_BASE: stripe.url,
    LOG_LEVEL: "error",
  };
  let running = await open();
  let ended = UNSEEN;
  for (const signal of ["SIGINT", "SIGTERM"] as const)
    process.once(signal, () => {
      running.product.process.kill("SIGTERM");
      process.exit(130);
    });

  async function connect() {
    const db = await openDatabase(dataDir);
    // It ends with a database that is killed.
    db.on("error", () => {});
    return db;
  }

  async function open() {
    const product = await startProduct({ dataDir, env });
    const db = await connect();
    return { product, db, health: watchHealth(product.url, product.process.pid ?? 0) };
  }

  async function letGo(): Promise<void> {
    ended = worseOf(ended, running.health.read());
    await running.health.stop();
    await running.db.end().catch(() => {});
  }

  return {
    get url() {
      return running.product.url;
    },
    dataDir,
    get db() {
      return running.db;
    },
    get product() {
      return running.product;
    },
    readHealth() {
      const seen = worseOf(ended, running.health.read());
      ended = UNSEEN;
      return seen;
    },
    stripe,
    ask: (asked) => ask(running.product.url, asked),
    isRunning: () => running.product.process.exitCode === null && running.product.process.signalCode === null,
    async kill() {
      const { process } = running.product;
      const ended = new Promise((done) => process.once("exit", done));
      process.kill("SIGKILL");
      await ended;
    },
    async reconnect() {
      await running.db.end().catch(() => {});
      running.db = await connect();
    },
    async start() {
      await letGo();
      running = await open();
    },
    async close() {
      await letGo();
      await running.product.stop();
      await stripe.close();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
    },
  };
}

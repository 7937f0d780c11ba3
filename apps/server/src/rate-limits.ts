import { createHash } from "node:crypto";
import type { Pool, QueryConfig } from "pg";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { AppError } from "./app-error.ts";
import { NO_TRACES, type Traces, within } from "./traces/traces.ts";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How often something may be done within so many seconds, by one address or one account. */
const LIMITS = {
  signInByIp: { points: 60, seconds: 15 * MINUTE },
  signInByEmail: { points: 10, seconds: 15 * MINUTE },
  signUpByIp: { points: 20, seconds: HOUR },
  passwordByAccount: { points: 10, seconds: 15 * MINUTE },
  confirmationByAccount: { points: 5, seconds: HOUR },
  confirmationByIp: { points: 60, seconds: HOUR },
  wayInByIp: { points: 120, seconds: 15 * MINUTE },
  passkeyByIp: { points: 300, seconds: 15 * MINUTE },
  resetByIp: { points: 20, seconds: HOUR },
  resetByEmail: { points: 5, seconds: HOUR },
  export: { points: 10, seconds: HOUR },
  previewsByHour: { points: 20, seconds: HOUR },
  previewsByDay: { points: 60, seconds: 24 * HOUR },
  upload: { points: 30, seconds: HOUR },
  download: { points: 300, seconds: HOUR },
  letter: { points: 30, seconds: HOUR },
  twinWording: { points: 30, seconds: HOUR },
  cvCopy: { points: 60, seconds: HOUR },
  shareLink: { points: 60, seconds: HOUR },
  sharedCvByIp: { points: 600, seconds: HOUR },
  sharePasswordByIp: { points: 30, seconds: 15 * MINUTE },
  sharePasswordByLink: { points: 60, seconds: 15 * MINUTE },
  application: { points: 300, seconds: HOUR },
  applicationFile: { points: 30, seconds: HOUR },
  cvCounter: { points: 30, seconds: MINUTE },
  contact: { points: 10, seconds: HOUR },
  ticket: { points: 20, seconds: HOUR },
  ticketReply: { points: 120, seconds: HOUR },
  paymentIntent: { points: 30, seconds: HOUR },
  sandboxCard: { points: 60, seconds: HOUR },
  token: { points: 20, seconds: HOUR },
} as const;

/**
 * Counted in this process alone, because a write for each read would cost more than the read. No person reaches them:
 * a screen makes about ten calls, and an office of a hundred people may share an address.
 */
const OWN_LIMITS = {
  callsByAccount: { points: 600, seconds: MINUTE },
  requestsByIp: { points: 6_000, seconds: MINUTE },
} as const;

const ALL_LIMITS = { ...LIMITS, ...OWN_LIMITS };

type SharedLimitName = keyof typeof LIMITS;
export type LimitName = SharedLimitName | keyof typeof OWN_LIMITS;

/**
 * Work that costs even when it fails: otherwise somebody who found a way to make it fail could ask for it without
 * end.
 */
const COSTLY = new Set<LimitName>([
  "previewsByHour",
  "previewsByDay",
  "upload",
  "letter",
  "twinWording",
  "download",
  "export",
  "applicationFile",
  "callsByAccount",
  "requestsByIp",
]);

export type RateLimits = {
  /** Takes one point; RATE_LIMITED when none is left. `points`: a size from a setting, instead of the limit's own. */
  take(name: LimitName, key: string, points?: number): Promise<void>;
  /** Gives one point back. */
  giveBack(name: LimitName, key: string): Promise<void>;
};

const KEY_LETTERS = 100;

/**
 * The key that a limit counts by, shortened to what the table holds: what people put into a form or header may be
 * longer.
 */
const shortKey = (key: string): string =>
  key.length <= KEY_LETTERS ? key : createHash("sha256").update(key).digest("hex");

/** Limits that all replicas share, in the table `rate_limit`, and those of this process. */
export function openRateLimits(pool: Pool, traces: Pick<Traces, "begin"> = NO_TRACES): RateLimits {
  // The limiter names its statements, and a name is known to one connection alone: a pooler gives others.
  const storeClient = {
    query: ({ text, values }: QueryConfig) =>
      within(traces, ["count a limit", {}], () => pool.query(text, values)),
  };
  const own = {
    callsByAccount: ownLimiter("callsByAccount"),
    requestsByIp: ownLimiter("requestsByIp"),
  };
  const shared = (name: SharedLimitName, points: number = LIMITS[name].points) =>
    new RateLimiterPostgres({
      storeClient,
      storeType: "client",
      tableName: "rate_limit",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix: name,
      points,
      duration: LIMITS[name].seconds,
    });
  const limiter = (name: LimitName, points?: number) => (isOwn(name) ? own[name] : shared(name, points));
  const consume = async (name: LimitName, key: string, points?: number): Promise<void> => {
    const counted = limiter(name, points);
    try {
      await counted.consume(key);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes) || !isOfAnotherTime(name, refusal)) throw refusal;
      await counted.delete(key);
      await counted.consume(key);
    }
  };
  return {
    async take(name, key, points) {
      try {
        await consume(name, shortKey(key), points);
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const retryAfterSeconds = Math.ceil(refusal.msBeforeNext / 1000) || 1;
        throw new AppError("RATE_LIMITED", { retryAfterSeconds });
      }
    },
    async giveBack(name, key) {
      await limiter(name).reward(shortKey(key));
    },
  };
}

/** The limits for one call, which can give back all that it took. */
export class CallLimits implements RateLimits {
  readonly #limits: RateLimits;
  readonly #taken: { name: LimitName; key: string }[] = [];

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  async take(name: LimitName, key: string, points?: number): Promise<void> {
    await this.#limits.take(name, key, points);
    if (!COSTLY.has(name)) this.#taken.push({ name, key });
  }

  giveBack(name: LimitName, key: string): Promise<void> {
    return this.#limits.giveBack(name, key);
  }

  async giveBackAll(): Promise<void> {
    for (const { name, key } of this.#taken.splice(0)) await this.#limits.giveBack(name, key);
  }
}

/** Counted before the clock went back, it would last for as much longer: it is begun anew. */
const isOfAnotherTime = (name: LimitName, { msBeforeNext }: RateLimiterRes): boolean =>
  msBeforeNext > (ALL_LIMITS[name].seconds + MINUTE) * 1_000;

const isOwn = (name: LimitName): name is keyof typeof OWN_LIMITS => name in OWN_LIMITS;

const ownLimiter = (name: keyof typeof OWN_LIMITS): RateLimiterMemory =>
  new RateLimiterMemory({
    keyPrefix: name,
    points: OWN_LIMITS[name].points,
    duration: OWN_LIMITS[name].seconds,
  });

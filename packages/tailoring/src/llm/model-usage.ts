import type { Endpoint, Meter } from "./connection.ts";

/** The endpoint's price for a million tokens, in US dollars. */
export type TokenPrices = { inputUsd: number; outputUsd: number };

/**
 * What one piece of work used: tokens as the endpoint counts them (0 where it doesn't), requests including failed
 * ones. `costUsd` is null without known prices.
 */
export type ModelUsage = Meter & { model: string; ms: number; costUsd: number | null };

export type ModelOptions = Endpoint & {
  prices?: TokenPrices | null;
  /** How long one piece of work may take, all retries included. */
  timeoutMs: number;
  log: { warn(details: object, message: string): void };
  /** Called once for each piece of work that made a request, even if it failed or was given up. */
  onUsage?: (usage: ModelUsage) => void;
};

const MILLION = 1_000_000;

/** The cost of a meter's tokens in US dollars; null without prices. */
export const costOf = (
  { promptTokens, completionTokens }: Meter,
  prices: TokenPrices | null | undefined,
): number | null =>
  prices ? (promptTokens * prices.inputUsd + completionTokens * prices.outputUsd) / MILLION : null;

/** Does work that counts its usage, and reports it however the work ends. */
export async function reportUsage<T>(
  { model, prices, onUsage }: Pick<ModelOptions, "model" | "prices" | "onUsage">,
  work: (meter: Meter) => Promise<T>,
): Promise<T> {
  const started = performance.now();
  const meter: Meter = { requests: 0, promptTokens: 0, completionTokens: 0 };
  try {
    return await work(meter);
  } finally {
    const ms = Math.round(performance.now() - started);
    if (meter.requests) onUsage?.({ model, ...meter, costUsd: costOf(meter, prices), ms });
  }
}

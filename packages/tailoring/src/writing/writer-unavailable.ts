/** No writing was possible: the provider is down, slow, overloaded or refuses everything. Trying later may help. */
export class WriterUnavailable extends Error {
  override name = "WriterUnavailable";
  /** How long the provider asked to be left alone; null when it didn't say. */
  readonly retryAfterSeconds: number | null;

  constructor(message: string, options: { cause?: unknown; retryAfterSeconds?: number | null } = {}) {
    super(message, { cause: options.cause });
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
  }
}

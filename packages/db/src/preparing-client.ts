import { TimeoutClient } from "./timeout-client.ts";
import { preparedName } from "./prepare.ts";

/** A connection on which the database parses and plans what `prepare` made only once. */
export class PreparingClient extends TimeoutClient {
  // Kysely calls it with the SQL and the values; every other way of calling is passed on as it is.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" ? preparedName(text) : undefined;
    return super.query(...(name ? [{ name, text, values }] : args));
  }
}

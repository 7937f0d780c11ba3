import pg from "pg";
import { preparedName } from "./prepare.ts";

/** A connection that has the database parse and plan only once what `prepare` made. */
export class PreparingClient extends pg.Client {
  // Kysely calls it with the SQL and the values; every other way of calling is passed on as it is.
  override query(...args: unknown[]): never {
    const [text, values] = args;
    const name = typeof text === "string" ? preparedName(text) : undefined;
    const asked = name ? [{ name, text, values }] : args;
    return Reflect.apply(super.query, this, asked) as never;
  }
}

import type { CompiledQuery, Kysely } from "kysely";
import type { Database } from "./tables.ts";

type Db = Kysely<Database>;

/** Stands for a value that is given later. */
class Gap {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

type Builder<Row> = { compile(): CompiledQuery<Row> };
type Values = Record<string, string | number | boolean | Date>;
/** What a query takes, by name. */
export type Value<V extends Values> = <N extends keyof V & string>(name: N) => V[N];

/** Statements that the database keeps, by their SQL: the name under which each connection knows it. */
const names = new Map<string, string>();

/** The name of a statement that was prepared here; undefined for any other. */
export const preparedName = (sql: string): string | undefined => names.get(sql);

/**
 * A query that is asked again and again: built and compiled once, parsed and planned by the database once per
 * connection. `build` gets each parameter's value by name and must not inspect it.
 */
export function prepare<V extends Values, Row>(
  build: (db: Db, value: Value<V>) => Builder<Row>,
): (db: Db, values: V) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  // Safe: Kysely hands parameters through as they are, and each is replaced before it is sent.
  const gap = <N extends keyof V & string>(name: N) => new Gap(name) as unknown as V[N];
  return async (db, values) => {
    if (!compiled) {
      compiled = build(db, gap).compile();
      names.set(compiled.sql, `terzi_${names.size}`);
    }
    const parameters = compiled.parameters.map((one) => (one instanceof Gap ? values[one.name] : one));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}

import pg from "pg";
import { z } from "zod";

/** The head of a backup: its schema, and the columns of each table in loading order. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration that the database had run. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
export type Manifest = z.infer<typeof Manifest>;

/** Its last line; a file that was cut off has none. */
export const Ending = z.object({ bytes: z.record(z.string(), z.number()) });

export const MANIFEST = "manifest.json";
export const ENDING = "ending.json";

export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const columnsOf = (columns: string[]): string => columns.map(quote).join(", ");

/** Counts of what was written or loaded, in bytes, by table. */
export type TableBytes = Record<string, number>;

/** The schema, and its tables ordered so that each follows those it refers to. */
export async function describeTables(client: pg.Client): Promise<Manifest> {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(`
    select table_name as name, array_agg(column_name::text order by ordinal_position) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
      and table_name not like 'kysely%'
    group by table_name order by table_name`);
  const { rows: references } = await client.query<{ name: string; refers_to: string }>(`
    select conrelid::regclass::text as name, confrelid::regclass::text as refers_to from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  const { rows: migrations } = await client.query<{ name: string }>(
    "select name from kysely_migration order by name desc limit 1",
  );
  const tables: Manifest["tables"] = [];
  let left = columns;
  while (left.length) {
    const isHeld = (name: string) =>
      references.some((one) => one.name === name && left.some((other) => other.name === one.refers_to));
    const free = left.filter(({ name }) => !isHeld(name));
    if (!free.length)
      throw new Error(`Tables refer to one another: ${left.map(({ name }) => name).join(", ")}`);
    tables.push(...free);
    left = left.filter((one) => !free.includes(one));
  }
  return { format: 1, madeAt: new Date().toISOString(), migration: migrations[0]?.name ?? "", tables };
}

export async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

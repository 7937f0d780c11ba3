import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip, createGzip } from "node:zlib";
import pg from "pg";
import { from as copyFrom, to as copyTo } from "pg-copy-streams";
import { extract, pack } from "tar-stream";
import { z } from "zod";
import { CannotStart } from "./cannot-start.ts";
import { migrateTo, migrateToLatest } from "./migrate.ts";
import { type Db, openDb } from "./open-db.ts";

/** The head of a backup: its schema, and the columns of each table in loading order. */
const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The last migration that the database had run. */
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
});
type Manifest = z.infer<typeof Manifest>;

/** Its last line; a file that was cut off has none. */
const Ending = z.object({ bytes: z.record(z.string(), z.number()) });

const MANIFEST = "manifest.json";
const ENDING = "ending.json";
/** Tables are written in pieces of this size, because an archive states a piece's size before it. */
const PIECE_BYTES = 4 * 1024 * 1024;

const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;
const columnsOf = (columns: string[]): string => columns.map(quote).join(", ");

/** Counts of what was written or loaded, in bytes, by table. */
export type TableBytes = Record<string, number>;

/**
 * Writes the whole database as of one moment, as a compressed tar of PostgreSQL's own text format. Others go on
 * working meanwhile. Background jobs are left out: a restore queues unsent mails again. Throws CannotStart when there
 * is nothing to back up.
 */
export async function writeBackup(url: string, output: Writable): Promise<TableBytes> {
  const client = await connect(url);
  const archive = pack();
  const written = pipeline(archive, createGzip(), output);
  const bytes: TableBytes = {};
  try {
    await client.query("begin isolation level repeatable read read only");
    const { rows } = await client.query("select to_regclass('kysely_migration') as known");
    if (!rows[0]?.known) throw new CannotStart("There is nothing to back up: this database is empty.");
    const manifest = await describe(client);
    const add = (name: string, data: Buffer): Promise<void> =>
      new Promise((resolve, reject) => {
        // Wait for a slow writer.
        archive.entry({ name, size: data.length }, (error) => (error ? reject(error) : resolve())).end(data);
      });
    await add(MANIFEST, Buffer.from(JSON.stringify(manifest)));
    for (const { name, columns } of manifest.tables) {
      const rows = client.query(copyTo(`copy ${quote(name)} (${columnsOf(columns)}) to stdout`));
      let number = 0;
      bytes[name] = 0;
      for await (const piece of inPieces(rows)) {
        bytes[name] += piece.length;
        await add(`${name}/${number++}`, piece);
      }
    }
    await add(ENDING, Buffer.from(JSON.stringify({ bytes })));
    archive.finalize();
    await written;
    await client.query("commit");
    return bytes;
  } finally {
    archive.destroy();
    await written.catch(() => {});
    await client.end();
  }
}

/**
 * Fills an empty database from a backup, all or nothing, and migrates it to this version's schema. Throws CannotStart
 * when the database has accounts, or when the file is newer, cut off, or not ours.
 */
export async function restoreBackup(url: string, input: Readable): Promise<TableBytes> {
  const db = openDb({ url, maxConnections: 1 });
  try {
    const bytes = await load(url, input, (migration) => prepareSchema(db, migration));
    await migrateToLatest(db);
    return bytes;
  } catch (error) {
    throw error instanceof CannotStart ? error : new CannotStart(NO_BACKUP, { cause: error });
  } finally {
    await db.destroy();
  }
}

const NO_BACKUP = "This file is no whole backup of Terzi.";
const NOT_EMPTY = "There is data in this database already. Restore into an empty one.";

/** Brings an empty database to the schema of a backup. */
async function prepareSchema(db: Db, migration: string): Promise<void> {
  const reached = await migrateTo(db, migration);
  if (reached === "unknown")
    throw new CannotStart("This backup was made by a newer version of Terzi. Update first.");
  if (reached === "passed") throw new CannotStart(NOT_EMPTY);
  if (await db.selectFrom("account").select("id").executeTakeFirst()) throw new CannotStart(NOT_EMPTY);
}

async function load(
  url: string,
  input: Readable,
  prepare: (migration: string) => Promise<void>,
): Promise<TableBytes> {
  const entries = readEntries(input);
  const first = (await entries.next()).value;
  if (first?.name !== MANIFEST) throw new CannotStart(NO_BACKUP);
  const manifest = Manifest.parse(JSON.parse(first.data.toString("utf8")));
  await prepare(manifest.migration);
  const client = await connect(url);
  const bytes: TableBytes = {};
  let isWhole = false;
  let open = "";
  let rows: Writable | null = null;
  try {
    await begin(client, manifest);
    for await (const { name, data } of entries) {
      if (name === ENDING) {
        const ending = Ending.parse(JSON.parse(data.toString("utf8")));
        isWhole = Object.entries(ending.bytes).every(([table, count]) => (bytes[table] ?? 0) === count);
        continue;
      }
      const table = manifest.tables.find((one) => name.startsWith(`${one.name}/`));
      if (!table) throw new CannotStart(NO_BACKUP);
      if (open !== table.name) {
        if (rows) await finished(rows.end());
        rows = client.query(copyFrom(`copy ${quote(table.name)} (${columnsOf(table.columns)}) from stdin`));
        // Given up half-way, it breaks with its connection; callers learn of that through `finished`.
        rows.on("error", () => {});
        open = table.name;
      }
      bytes[open] = (bytes[open] ?? 0) + data.length;
      if (rows && !rows.write(data)) await once(rows, "drain");
    }
    if (rows) await finished(rows.end());
    if (!isWhole) throw new CannotStart(NO_BACKUP);
    await finish(client, manifest);
    return bytes;
  } finally {
    await client.end();
  }
}

async function* readEntries(input: Readable): AsyncGenerator<{ name: string; data: Buffer }> {
  const archive = extract();
  const reading = pipeline(input, createGunzip(), archive);
  // Whatever breaks the reading also ends the loop, and is thrown after it.
  reading.catch(() => {});
  for await (const entry of archive) {
    const pieces: Buffer[] = [];
    for await (const piece of entry) pieces.push(Buffer.from(piece as Uint8Array));
    yield { name: entry.header.name, data: Buffer.concat(pieces) };
  }
  await reading;
}

/** Before the first row, remove what the migrations inserted, and keep triggers from acting twice on the same rows. */
async function begin(client: pg.Client, { tables }: Manifest): Promise<void> {
  await client.query("begin");
  const known = (await describe(client)).tables.map(({ name }) => name);
  if (tables.some(({ name }) => !known.includes(name))) throw new CannotStart(NO_BACKUP);
  if (known.length) await client.query(`truncate ${known.map(quote).join(", ")}`);
  for (const name of known) await client.query(`alter table ${quote(name)} disable trigger user`);
}

async function finish(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`);
  await client.query("commit");
  await client.query("analyze");
}

/** The schema, and its tables ordered so that each follows those it refers to. */
async function describe(client: pg.Client): Promise<Manifest> {
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

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function* inPieces(rows: Readable): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of rows) {
    pieces.push(piece);
    size += piece.length;
    if (size < PIECE_BYTES) continue;
    yield Buffer.concat(pieces);
    [pieces, size] = [[], 0];
  }
  if (size) yield Buffer.concat(pieces);
}

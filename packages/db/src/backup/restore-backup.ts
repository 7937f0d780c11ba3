import { once } from "node:events";
import type { Readable, Writable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import { createGunzip } from "node:zlib";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { extract } from "tar-stream";
import { CannotStart } from "../cannot-start.ts";
import { migrateTo, migrateToLatest } from "../migrate.ts";
import { type Db, openDb } from "../open-db.ts";
import {
  columnsOf,
  connect,
  describeTables,
  ENDING,
  Ending,
  MANIFEST,
  Manifest,
  quote,
  type TableBytes,
} from "./backup-format.ts";

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
  const known = (await describeTables(client)).tables.map(({ name }) => name);
  if (tables.some(({ name }) => !known.includes(name))) throw new CannotStart(NO_BACKUP);
  if (known.length) await client.query(`truncate ${known.map(quote).join(", ")}`);
  for (const name of known) await client.query(`alter table ${quote(name)} disable trigger user`);
}

async function finish(client: pg.Client, { tables }: Manifest): Promise<void> {
  for (const { name } of tables) await client.query(`alter table ${quote(name)} enable trigger user`);
  await client.query("commit");
  await client.query("analyze");
}

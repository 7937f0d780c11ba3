import type { Readable, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { to as copyTo } from "pg-copy-streams";
import { pack } from "tar-stream";
import { CannotStart } from "../cannot-start.ts";
import {
  columnsOf,
  connect,
  describeTables,
  ENDING,
  MANIFEST,
  quote,
  type TableBytes,
} from "./backup-format.ts";

/** Tables are written in pieces of this size, because an archive states a piece's size before it. */
const PIECE_BYTES = 4 * 1024 * 1024;

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
    const manifest = await describeTables(client);
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

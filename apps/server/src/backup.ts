import { createWriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { writeBackup } from "@terzi/db/backup/write-backup";
import { withDatabase } from "./with-database.ts";

const path = process.argv[2];
if (!path) {
  process.stderr.write("Usage: backup terzi-2026-11-23.tar.gz\n");
  process.exit(1);
}
// A file under its final name is complete.
const unfinished = `${path}.unfinished`;
const bytes = await withDatabase((url) => writeBackup(url, createWriteStream(unfinished, { mode: 0o600 })));
await rename(unfinished, path);
const megabytes = Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1024 / 1024;
process.stdout.write(
  `${path} holds ${Object.keys(bytes).length} tables, ${megabytes.toFixed(1)} MB before packing.\n`,
);

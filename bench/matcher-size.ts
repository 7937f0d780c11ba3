/** What the matcher weighs in a browser, sources with their data, compressed: `node bench/matcher-size.ts`. At most 150 KB. */
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const MOST_BYTES = 150 * 1024;
const source = join(import.meta.dirname, "../packages/tailoring/src");

function collect(file: string, found: Map<string, string>): void {
  if (found.has(file) || !existsSync(file)) return;
  const text = readFileSync(file, "utf8");
  found.set(file, text);
  for (const [, path] of text.matchAll(/from "(\.[^"]+)"/g)) collect(join(dirname(file), path ?? ""), found);
}

const files = new Map<string, string>();
for (const entry of ["read-posting.ts", "match-profile.ts", "gap-analysis.ts"])
  collect(join(source, entry), files);
const text = [...files.values()].join("");
const brotli = brotliCompressSync(text).length;
process.stdout.write(
  `${files.size} files, ${text.length} characters, gzip ${gzipSync(text, { level: 9 }).length}\n`,
);
process.stdout.write(`brotli = ${brotli} of ${MOST_BYTES} bytes\n`);
process.exitCode = brotli <= MOST_BYTES ? 0 : 1;

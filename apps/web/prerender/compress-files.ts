import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** Below this, what is saved is hardly more than the header that says so. */
const THRESHOLD_BYTES = 256;

/** Writes a `.br` and a `.gz` beside each text file of the build, once, at the highest compression. */
export async function compressFiles(dir: string): Promise<void> {
  for await (const file of glob("**/*.{js,css,svg}", { cwd: dir })) {
    const path = join(dir, file);
    const bytes = await readFile(path);
    if (bytes.length < THRESHOLD_BYTES) continue;
    await writeFile(`${path}.br`, await promisify(brotliCompress)(bytes));
    await writeFile(`${path}.gz`, await promisify(gzip)(bytes, { level: 9 }));
  }
}

import { readFile } from "node:fs/promises";

const PAGE_BYTES = 4_096;

const read = (path: string): Promise<string> => readFile(path, "utf8").catch(() => "");

/**
 * How much a process and all that it has started hold in memory, in bytes, without what they share with files and with each
 * other. 0 where the system doesn't tell: only Linux does.
 */
export async function readMemory(pid: number): Promise<number> {
  const [size, children] = await Promise.all([
    read(`/proc/${pid}/statm`),
    read(`/proc/${pid}/task/${pid}/children`),
  ]);
  const below = await Promise.all(children.split(" ").filter(Boolean).map(Number).map(readMemory));
  const [, resident = 0, shared = 0] = size.split(" ").map(Number);
  return below.reduce((sum, one) => sum + one, (resident - shared) * PAGE_BYTES);
}

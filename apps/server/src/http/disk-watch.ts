import { statfs } from "node:fs/promises";
import { isDiskFull } from "@terzi/db/database-away";

/** What a day of a small product may write, and the room that PostgreSQL wants to put things in order. */
const FREE_BYTES_WANTED = 100 * 1024 * 1024;

/** How long the database's word that its disk is full counts: where that still holds, the next change says so again. */
const REMEMBERED_MS = 60_000;

export type DiskWatch = {
  /** Hears of every failure; a disk of another machine is known by these alone. */
  note(cause: unknown): void;
  hasRoom(): Promise<boolean>;
};

/** Watches the disk under `folder`, and the database's by what it says. */
export function openDiskWatch({ folder, now }: { folder: string; now: () => Date }): DiskWatch {
  let fullAt = Number.NEGATIVE_INFINITY;
  return {
    note(cause) {
      if (isDiskFull(cause)) fullAt = now().getTime();
    },
    async hasRoom() {
      // A clock that has gone back remembers no longer.
      if (Math.abs(now().getTime() - fullAt) < REMEMBERED_MS) return false;
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize >= FREE_BYTES_WANTED;
    },
  };
}

import { statfs } from "node:fs/promises";
import { isDiskFull } from "@terzi/db/database-away";

/** What a small product may write in a day, plus the room that PostgreSQL needs to tidy up. */
const FREE_BYTES_WANTED = 100 * 1024 * 1024;

/** How long the database's report that its disk is full counts; if it still is, the next write reports it again. */
const REMEMBERED_MS = 60_000;

export type DiskWatch = {
  /** Hears of every failure: these are all we know of a disk on another machine. */
  note(cause: unknown): void;
  hasRoom(): Promise<boolean>;
};

/** Watches the disk below `folder` directly, and the database's through what it reports. */
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

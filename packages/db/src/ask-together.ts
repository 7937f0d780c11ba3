import type { Db } from "./open-db.ts";

/**
 * For a question to which everybody gets the same answer: who asks while it is being asked waits for the next time and
 * shares it, so that many at once cost the database one query. Nobody is told what was true before they asked, and an
 * open transaction, in which other things may be true, shares with nobody. The answer must not be changed.
 */
export function askTogether<T>(ask: (db: Db) => Promise<T>): (db: Db) => Promise<T> {
  const waiting = new WeakMap<Db, { now: Promise<T>; next?: Promise<T> }>();
  const begin = (db: Db): Promise<T> => {
    const asked = { now: ask(db) };
    waiting.set(db, asked);
    const end = () => {
      if (waiting.get(db) === asked) waiting.delete(db);
    };
    asked.now.then(end, end);
    return asked.now;
  };
  return (db) => {
    const asked = waiting.get(db);
    if (!asked) return begin(db);
    asked.next ??= asked.now.then(
      () => begin(db),
      () => begin(db),
    );
    return asked.next;
  };
}

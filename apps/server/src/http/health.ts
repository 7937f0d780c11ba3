import { setTimeout as sleep } from "node:timers/promises";
import type { Readiness } from "@terzi/contracts/system";
import { listPendingMigrations } from "@terzi/db/migrate";
import type { FastifyInstance } from "fastify";
import type { Ports } from "../ctx.ts";
import { findCounter } from "../features/system/store.ts";
import type { DiskWatch } from "./disk-watch.ts";
import { watchPrinter } from "./watch-printer.ts";

/** To people waiting for a page, a database that takes longer for one row is as good as gone. */
const DATABASE_MS = 2_000;

/** `/healthz`: the process answers. `/readyz`: it can do its work; otherwise 503 and which part can't. */
export function addHealth(
  app: FastifyInstance,
  { db, printer }: Pick<Ports, "db" | "printer">,
  disk: DiskWatch,
): void {
  const watched = watchPrinter(printer);
  app.addHook("onListen", async () => watched.start());
  app.addHook("onClose", async () => watched.stop());
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const [{ isWorking, checkedAt }, database, migrations, hasRoom] = await Promise.all([
      watched.state(),
      holdsSoon(findCounter(db).then(() => true)),
      holdsSoon(listPendingMigrations(db).then(({ length }) => length === 0)),
      holdsSoon(disk.hasRoom()),
    ]);
    const parts = { database, migrations, printer: isWorking, disk: hasRoom };
    const answer: Readiness = {
      ready: Object.values(parts).every(Boolean),
      parts,
      printerCheckedAt: checkedAt.toISOString(),
    };
    return reply.code(answer.ready ? 200 : 503).send(answer);
  });
}

const holdsSoon = (check: Promise<boolean>): Promise<boolean> =>
  Promise.race([check.catch(() => false), sleep(DATABASE_MS, false, { ref: false })]);

import type { Readiness } from "@terzi/contracts/system";
import { listPendingMigrations } from "@terzi/db/migrate";
import type { FastifyInstance } from "fastify";
import type { Ports } from "../ctx.ts";
import { findCounter } from "../features/system/store.ts";
import type { DiskWatch } from "./disk-watch.ts";

/** `/healthz`: the process answers. `/readyz`: it can do its work; 503 and which part can't, otherwise. */
export function addHealth(app: FastifyInstance, { db, printer }: Ports, disk: DiskWatch): void {
  app.get("/healthz", async () => ({ ok: true }));
  app.get("/readyz", async (_request, reply) => {
    const holds = (check: Promise<unknown>): Promise<boolean> =>
      check.then(
        () => true,
        () => false,
      );
    const parts = {
      database: await holds(findCounter(db)),
      migrations: (await listPendingMigrations(db).catch(() => null))?.length === 0,
      printer: await holds(printer.check()),
      disk: await disk.hasRoom().catch(() => false),
    };
    const answer: Readiness = { ready: Object.values(parts).every(Boolean), parts };
    return reply.code(answer.ready ? 200 : 503).send(answer);
  });
}

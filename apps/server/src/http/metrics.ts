import { timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Registry } from "prom-client";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import type { Ports } from "../ctx.ts";
import { countJobs, countLedgerFaults, countMails, countPurchases } from "../features/admin/figures-store.ts";
import { isFromHere } from "../own-address.ts";

/** A figure's value by label; a single value under any name. */
type Counts = Record<string, number>;

/** A sum over the whole ledger, which nobody needs every second. */
const LEDGER_CHECK_MS = 10 * 60_000;

/** `/metrics` for Prometheus: for whoever sends METRICS_TOKEN, or only for this machine when none is set. */
export function addMetrics(
  app: FastifyInstance,
  { meters, db, workers, printer, eventLoop, now }: Ports,
  { metricsToken }: Pick<Config, "metricsToken">,
): void {
  app.addHook("onResponse", (request, reply, done) => {
    const { method, routeOptions } = request;
    const labels = { method, route: routeOptions.url ?? "none", status: reply.statusCode };
    meters.answered(labels, reply.elapsedTime / 1000);
    done();
  });

  const registry = new Registry();
  const addGauge = (name: string, help: string, label: string | null, read: () => Promise<Counts>): void => {
    new Gauge({
      registers: [registry],
      name,
      help,
      labelNames: label ? [label] : [],
      async collect() {
        for (const [value, count] of Object.entries(await read()))
          if (label) this.set({ [label]: value }, count);
          else this.set(count);
      },
    });
  };
  addGauge("terzi_computing", "Long work: what runs, what waits", "state", async () => workers.counts());
  addGauge("terzi_printing", "Documents: what is printed, what waits", "state", async () => printer.counts());
  addGauge(
    "terzi_event_loop_delay_ms",
    "How late the process was in its last minute",
    "quantile",
    async () => {
      const { p50Ms, p99Ms, maxMs } = eventLoop.delays();
      return { "0.5": p50Ms, "0.99": p99Ms, "1": maxMs };
    },
  );
  addGauge("terzi_jobs", "Background work that waits or failed", "state", () => countJobs(db));
  addGauge("terzi_mails", "Mails, by what became of them", "status", () => countMails(db));
  addGauge("terzi_purchases", "Purchases, by status", "status", () => countPurchases(db));
  let checked = { at: 0, faults: 0 };
  addGauge("terzi_ledger_faults", "Accounts whose balance isn't the sum of their ledger", null, async () => {
    const at = now().getTime();
    if (Math.abs(at - checked.at) >= LEDGER_CHECK_MS) checked = { at, faults: await countLedgerFaults(db) };
    return { all: checked.faults };
  });

  let isCollecting = false;
  app.get("/metrics", async (request, reply) => {
    if (!mayRead(request, metricsToken)) throw new AppError("NOT_FOUND");
    // Collecting Node's own figures costs something all the time: only where somebody reads them.
    if (!isCollecting) collectDefaultMetrics({ register: registry });
    isCollecting = true;
    const all = Registry.merge([meters.registry, registry]);
    return reply
      .type(all.contentType)
      .header("cache-control", "no-store")
      .send(await all.metrics());
  });
}

function mayRead(request: FastifyRequest, token: string | null): boolean {
  if (!token) return isFromHere(request);
  const given = Buffer.from(request.headers.authorization ?? "");
  const wanted = Buffer.from(`Bearer ${token}`);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

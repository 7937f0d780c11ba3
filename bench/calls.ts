/**
 * What a call of a procedure costs before its own work begins: `node bench/calls.ts`. The last line is the processor's time
 * for one call over REST, in microseconds, beside the way of tRPC's own caller.
 */
import type { Ctx } from "@terzi/server/ctx";
import { openApi } from "@terzi/server/rest/call-procedures";
import { restRouter } from "@terzi/server/router";
import { NO_TRACES } from "@terzi/server/traces/traces";

const CALLS = 60_000;

const limits = { take: async () => {}, giveBack: async () => {} };
// As many parts as a request's context has: each step of tRPC copies them.
const parts = Object.fromEntries(Array.from({ length: 28 }, (_, at) => [`part${at}`, {}]));
const visit = { user: { id: "somebody", role: "user", passkeyWanted: false }, scopes: null };
// Safe: `auth.user` asks for no other part.
const openCtx = () =>
  ({
    ...parts,
    visit,
    user: visit.user,
    limits,
    traces: NO_TRACES,
    answered: { calls: 0, bytes: 0 },
  }) as unknown as Ctx;

/** Microseconds of the processor for one call. */
async function measure(call: (ctx: Ctx) => Promise<unknown>): Promise<number> {
  for (let warming = 0; warming < CALLS / 3; warming++) await call(openCtx());
  const before = process.cpuUsage();
  for (let calls = 0; calls < CALLS; calls++) await call(openCtx());
  return process.cpuUsage(before).user / CALLS;
}

const own = await measure((ctx) => openApi(ctx).auth.user());
const caller = await measure((ctx) => restRouter.createCaller(ctx).auth.user());
process.stdout.write(`${own.toFixed(1)} µs; by tRPC's own caller ${caller.toFixed(1)} µs\n`);
process.exit(0);

import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import type { Ports } from "../ctx.ts";

/** A browser opens six, a careful integrator a few dozen; whoever holds more isn't waiting for answers. */
const OPEN_AT_ONCE = 100;

/** Refuses, before anything is looked up, an address with too many requests in one minute or open at once. */
export function limitRequests(app: FastifyInstance, { limits }: Pick<Ports, "limits">): void {
  const open = new Map<string, number>();
  const count = (ip: string, change: 1 | -1): number => {
    const now = (open.get(ip) ?? 0) + change;
    if (now) open.set(ip, now);
    else open.delete(ip);
    return now;
  };
  app.addHook("onRequest", async (request, reply) => {
    const { ip } = request;
    const isOneTooMany = count(ip, 1) > OPEN_AT_ONCE;
    reply.raw.once("close", () => count(ip, -1));
    if (isOneTooMany) throw new AppError("RATE_LIMITED", { retryAfterSeconds: 1 });
    // By the route that was found: a path can be written in many ways.
    if (/^\/(?:api|trpc)\//.test(request.routeOptions.url ?? "")) await limits.take("requestsByIp", ip);
  });
}

import type { WayInProblem } from "@terzi/contracts/way-in-problems";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../app-error.ts";
import type { Config } from "../config.ts";
import { beginWayIn, redirectUriOf, WAY_IN_MINUTES } from "../features/auth/begin-way-in.ts";
import { finishWayIn } from "../features/auth/finish-way-in.ts";
import { IdentityAway } from "../identity/identity-provider.ts";
import type { OpenCtx } from "../visit.ts";

const COOKIE = "terzi_way_in";
const KEPT = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]+)`);

type Way = { Params: { provider: string } };

/** To another site's log-in and back. Both are page visits, which is why they aren't calls. */
export function addWaysIn(app: FastifyInstance, config: Config, openCtx: OpenCtx): void {
  /** Stores the state in this browser; without one, clears it. */
  const keep = (reply: FastifyReply, request: FastifyRequest, state: string | null): void => {
    const isSecure = config.publicUrl?.startsWith("https:") ?? request.protocol === "https";
    const age = state ? WAY_IN_MINUTES * 60 : 0;
    const attributes = `Path=/auth; HttpOnly; SameSite=Lax; Max-Age=${age}${isSecure ? "; Secure" : ""}`;
    reply.header("set-cookie", `${COOKIE}=${state ?? ""}; ${attributes}`);
  };

  app.get<Way>("/auth/:provider", async (request, reply) => {
    const ctx = await openCtx(request, reply);
    const { provider } = request.params;
    reply.header("cache-control", "no-store");
    try {
      const { url, state } = await beginWayIn(ctx, provider);
      keep(reply, request, state);
      return reply.redirect(url);
    } catch (cause) {
      if (cause instanceof IdentityAway) {
        request.log.warn({ err: cause }, "a way in by another site is closed");
        return reply.redirect(problemAt("/login", "away", provider));
      }
      if (cause instanceof AppError && cause.code === "RATE_LIMITED")
        return reply.redirect(problemAt("/login", "busy", provider));
      throw cause;
    }
  });

  app.get<Way>("/auth/:provider/callback", async (request, reply) => {
    const ctx = await openCtx(request, reply);
    const { provider: providerId } = request.params;
    const url = new URL(redirectUriOf(ctx.origin, { id: providerId }));
    url.search = request.url.split("?")[1] ?? "";
    const keptState = KEPT.exec(request.headers.cookie ?? "")?.[1] ?? null;
    keep(reply, request, null);
    reply.header("cache-control", "no-store");
    const { isConnecting, problem } = await finishWayIn(ctx, { providerId, url, keptState });
    if (problem) return reply.redirect(problemAt(isConnecting ? "/settings" : "/login", problem, providerId));
    return reply.redirect(isConnecting ? "/settings?connected=true#security" : "/");
  });
}

const problemAt = (path: string, problem: WayInProblem, provider: string): string =>
  `${path}?${new URLSearchParams({ problem, provider })}${path === "/settings" ? "#security" : ""}`;

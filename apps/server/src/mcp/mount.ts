import type { FastifyInstance } from "fastify";
import { AppError } from "../app-error.ts";
import type { OpenCtx } from "../visit.ts";

/**
 * The Model Context Protocol at /api/mcp, for agents with an API token. Nothing is kept between requests, so that
 * each may reach another server.
 */
export async function mountMcp(app: FastifyInstance, openCtx: OpenCtx): Promise<void> {
  app.route({
    method: ["GET", "POST", "DELETE"],
    url: "/api/mcp",
    handler: async (request, reply) => {
      reply.header("cache-control", "no-store");
      const ctx = await openCtx(request, reply);
      // A page that a person has open must not be able to act as their agent.
      if (!ctx.visit.user || !ctx.visit.scopes) {
        reply.header("www-authenticate", 'Bearer realm="Terzi"');
        throw new AppError("NOT_SIGNED_IN");
      }
      // Loaded with the first agent: most servers never see one, and the protocol's library is large.
      const { answerAgent } = await import("./answer-agent.ts");
      return reply.send(await answerAgent(request, ctx));
    },
  });
}

import { LIST_MAX, type Page } from "@terzi/contracts/list";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends a page as a plain list. How many it holds at most, and where the next one is, stand in headers. */
export function answerList(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  reply.header("x-list-limit", searchParams.get("limit") ?? LIST_MAX);
  if (page.nextCursor) {
    searchParams.set("cursor", page.nextCursor);
    reply.header("x-next-cursor", page.nextCursor);
    reply.header("link", `<${pathname}?${searchParams}>; rel="next"`);
  }
  return reply.header("cache-control", "no-store").send(page.items);
}

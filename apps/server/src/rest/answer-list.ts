import { LIST_MAX, type Page } from "@terzi/contracts/list";
import type { FastifyReply, FastifyRequest } from "fastify";
import { readTarget } from "../http/request-target.ts";

/** Sends a page as a plain list. Its limit and the address of the next page are headers. */
export function answerList(page: Page<unknown>, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { path, query } = readTarget(request.url);
  reply.header("x-list-limit", query.get("limit") ?? LIST_MAX);
  if (page.nextCursor) {
    query.set("cursor", page.nextCursor);
    reply.header("x-next-cursor", page.nextCursor);
    reply.header("link", `<${path}?${query}>; rel="next"`);
  }
  return reply.header("cache-control", "no-store").send(page.items);
}

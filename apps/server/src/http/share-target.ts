import { text } from "@terzi/contracts/text";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";

/** Where a phone's share menu sends what is shared. It changes nothing, so any page may send to it. */
export const SHARE_TARGET = "/bring";

const FORM_BYTES = 1024 * 1024;
const field = text(FORM_BYTES).catch("").default("");
const Shared = z.object({ title: field, text: field, url: field });

/**
 * Answers the app's page with what was shared in it, as data that no browser runs: an address would be too short for a
 * posting, and would stand in logs.
 */
export async function addShareTarget(
  app: FastifyInstance,
  readPage: (request: FastifyRequest) => Promise<string>,
): Promise<void> {
  await app.register(async (target) => {
    target.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: FORM_BYTES },
      async (_request: FastifyRequest, body: string) => Object.fromEntries(new URLSearchParams(body)),
    );
    target.post(SHARE_TARGET, async (request: FastifyRequest, reply: FastifyReply) => {
      const shared = Shared.catch({ title: "", text: "", url: "" }).parse(request.body);
      // "<" would end the script early.
      const json = JSON.stringify(shared).replaceAll("<", "\\u003c");
      const page = await readPage(request);
      return reply
        .header("cache-control", "no-store")
        .type("text/html; charset=utf-8")
        .send(
          page.replace(
            "</body>",
            () => `<script type="application/json" id="brought">${json}</script></body>`,
          ),
        );
    });
  });
}

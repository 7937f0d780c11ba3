import { SandboxCardInput } from "@terzi/contracts/credits";
import { text } from "@terzi/contracts/text";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { AppError } from "../app-error.ts";
import type { Ctx } from "../ctx.ts";
import { restRouter } from "../router.ts";

type OpenCtx = (request: FastifyRequest, reply: FastifyReply) => Promise<Ctx>;

const Params = z.object({ id: text(255) });

/** The call behind the sandbox's card form, so that a program can pay too. */
export function addSandboxPayments(app: FastifyInstance, openCtx: OpenCtx): void {
  app.post("/sandbox/payment_intents/:id/confirm", async (request, reply) => {
    const api = restRouter.createCaller(await openCtx(request, reply));
    const card = SandboxCardInput.safeParse(request.body);
    if (card.error) throw card.error;
    return api.credits.payInSandbox({ ...card.data, ...Params.parse(request.params) });
  });
  app.all("/sandbox/*", async () => {
    throw new AppError("NOT_FOUND");
  });
}

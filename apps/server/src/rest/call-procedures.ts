import type { AnyTRPCProcedure } from "@trpc/server";
import type { Ctx } from "../ctx.ts";
import { restRouter } from "../router.ts";
import { oneCallOf } from "../trpc.ts";
import type { Api } from "./route.ts";

/** The procedures of one part of the product, called in a visitor's name. */
class Part {
  readonly ctx: Ctx;
  constructor(ctx: Ctx) {
    this.ctx = ctx;
  }
}

/**
 * Makes what tRPC's own caller is, once for all requests: a method for each procedure, and no proxy that looks for them
 * anew at each call.
 */
function buildCaller(procedures: Record<string, AnyTRPCProcedure>): (ctx: Ctx) => Api {
  const parts = new Map<string, typeof Part>();
  for (const [path, procedure] of Object.entries(procedures)) {
    const [name = "", verb = ""] = path.split(".");
    const part = parts.get(name) ?? class extends Part {};
    parts.set(name, part);
    const { type } = procedure._def;
    const call = function (this: Part, input: unknown) {
      return procedure({
        path,
        type,
        ctx: oneCallOf(this.ctx),
        getRawInput: async () => input,
        signal: undefined,
        batchIndex: 0,
      });
    };
    Object.defineProperty(part.prototype, verb, { value: call });
  }
  class Caller extends Part {}
  for (const [name, OnePart] of parts)
    Object.defineProperty(Caller.prototype, name, {
      get(this: Caller) {
        return new OnePart(this.ctx);
      },
    });
  // Safe: the same procedures under the same names, each of which reads its own input.
  return (ctx) => new Caller(ctx) as unknown as Api;
}

// Safe: at run time the record is flat, each procedure under its whole path; its type follows the routers instead.
const procedures = restRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>;

export const openApi = buildCaller(procedures);

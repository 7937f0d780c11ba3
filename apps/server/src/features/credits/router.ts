import { publicProcedure, router } from "../../trpc.ts";
import { findCvCost } from "./price.ts";
import { listActivePackages } from "./store.ts";

export const creditsRouter = router({
  price: publicProcedure.query(async ({ ctx }) => ({ cost: await findCvCost(ctx) })),
  packages: publicProcedure.query(({ ctx }) => listActivePackages(ctx.db)),
});

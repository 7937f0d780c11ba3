import { SaveCareerInput } from "@terzi/contracts/career";
import { router, userProcedure } from "../../trpc.ts";
import { saveCareer } from "./save.ts";
import { findCareer } from "./store.ts";

export const careerRouter = router({
  read: userProcedure.query(({ ctx }) => findCareer(ctx.db, ctx.user.id)),
  save: userProcedure.input(SaveCareerInput).mutation(({ ctx, input }) => saveCareer(ctx, input)),
});

import { AnswerGapInput, GapsInput } from "@terzi/contracts/gaps";
import { router, userProcedure } from "../../trpc.ts";
import { answerGap, weighAnswer } from "./answer.ts";
import { askGaps } from "./ask.ts";

export const gapsRouter = router({
  ask: userProcedure.input(GapsInput).query(({ ctx, input }) => askGaps(ctx, input)),
  weigh: userProcedure.input(AnswerGapInput).query(({ ctx, input }) => weighAnswer(ctx, input)),
  answer: userProcedure.input(AnswerGapInput).mutation(({ ctx, input }) => answerGap(ctx, input)),
});

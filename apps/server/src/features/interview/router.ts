import { InterviewInput } from "@terzi/contracts/interview";
import { router, userProcedure } from "../../trpc.ts";
import { downloadInterview } from "./download.ts";
import { buyInterview, readInterview } from "./prepare.ts";

export const interviewRouter = router({
  read: userProcedure.input(InterviewInput).query(({ ctx, input }) => readInterview(ctx, input)),
  buy: userProcedure.input(InterviewInput).mutation(({ ctx, input }) => buyInterview(ctx, input)),
});

/** What travels as a file, and so over REST alone. */
export const interviewFilesRouter = router({
  download: userProcedure.input(InterviewInput).query(({ ctx, input }) => downloadInterview(ctx, input)),
});

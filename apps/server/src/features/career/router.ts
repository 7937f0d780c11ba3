import { SaveCareerInput } from "@terzi/contracts/career";
import { z } from "zod";
import { router, userProcedure } from "../../trpc.ts";
import { readCareer } from "./read.ts";
import { saveCareer } from "./save.ts";
import { uploadCv } from "./upload.ts";

export const careerRouter = router({
  read: userProcedure.query(({ ctx }) => readCareer(ctx)),
  save: userProcedure.input(SaveCareerInput).mutation(({ ctx, input }) => saveCareer(ctx, input)),
});

/** What travels as a file, and so over REST alone. */
export const careerFilesRouter = router({
  upload: userProcedure
    .input(z.object({ file: z.instanceof(Uint8Array) }))
    .mutation(({ ctx, input }) => uploadCv(ctx, input)),
});

import { SaveCareerInput } from "@terzi/contracts/career";
import { z } from "zod";
import { router, userProcedure } from "../../trpc.ts";
import { readCareer } from "./read.ts";
import { saveCareer } from "./save.ts";
import { uploadCv, uploadInSteps } from "./upload.ts";

export const careerRouter = router({
  read: userProcedure.query(({ ctx }) => readCareer(ctx)),
  save: userProcedure.input(SaveCareerInput).mutation(({ ctx, input }) => saveCareer(ctx, input)),
});

const FileInput = z.object({ file: z.instanceof(Uint8Array) });

/** What is sent as a file, and so over REST only. */
export const careerFilesRouter = router({
  upload: userProcedure.input(FileInput).mutation(({ ctx, input }) => uploadCv(ctx, input)),
  uploadInSteps: userProcedure.input(FileInput).mutation(({ ctx, input }) => uploadInSteps(ctx, input)),
});

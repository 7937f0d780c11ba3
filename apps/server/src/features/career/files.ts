import { z } from "zod";
import { router, userProcedure } from "../../trpc.ts";
import { uploadCv } from "./upload.ts";

/** What travels as a file, and so over REST alone. */
export const careerFilesRouter = router({
  upload: userProcedure
    .input(z.object({ file: z.instanceof(Uint8Array) }))
    .mutation(({ ctx, input }) => uploadCv(ctx, input)),
});

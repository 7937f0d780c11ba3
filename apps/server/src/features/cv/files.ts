import { CvId, DocumentFormat } from "@terzi/contracts/cv";
import { router, userProcedure } from "../../trpc.ts";
import { downloadCv } from "./download.ts";

/** What travels as a file, and so over REST alone. */
export const cvFilesRouter = router({
  download: userProcedure
    .input(CvId.extend({ format: DocumentFormat }))
    .query(({ ctx, input }) => downloadCv(ctx, input)),
});

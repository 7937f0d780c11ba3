import { CvId, CvOrder, DocumentFormat, SaveCvInput } from "@terzi/contracts/cv";
import { Design } from "@terzi/contracts/design";
import { ListInput } from "@terzi/contracts/list";
import { DecideLinkInput } from "@terzi/contracts/match";
import { z } from "zod";
import { router, userProcedure } from "../../trpc.ts";
import { decideLink } from "./decide-link.ts";
import { findOwnDesignIfAny, upsertOwnDesign } from "./design-store.ts";
import { downloadCv } from "./download.ts";
import { generateCv } from "./generate.ts";
import { readReceipts } from "./read-receipts.ts";
import { saveCv } from "./save.ts";
import { findCv, findPreview, listCvPage, listCvs } from "./store.ts";

export const cvRouter = router({
  generate: userProcedure.input(CvOrder).mutation(({ ctx, input }) => generateCv(ctx, input)),
  preview: userProcedure
    .input(z.object({ previewId: z.uuid() }))
    .query(
      async ({ ctx, input }) => (await findPreview(ctx.db, ctx.user.id, input.previewId, ctx.now())).data,
    ),
  decideLink: userProcedure.input(DecideLinkInput).mutation(({ ctx, input }) => decideLink(ctx, input)),
  save: userProcedure.input(SaveCvInput).mutation(({ ctx, input }) => saveCv(ctx, input)),
  ownDesign: userProcedure.query(({ ctx }) => findOwnDesignIfAny(ctx.db, ctx.user.id)),
  saveOwnDesign: userProcedure
    .input(Design)
    .mutation(({ ctx, input }) => upsertOwnDesign(ctx.db, ctx.user.id, input).then(() => input)),
  list: userProcedure.query(({ ctx }) => listCvs(ctx.db, ctx.user.id)),
  page: userProcedure
    .input(ListInput.prefault({}))
    .query(({ ctx, input }) => listCvPage(ctx.db, ctx.user.id, input)),
  receipts: userProcedure.input(CvId).query(({ ctx, input }) => readReceipts(ctx, input)),
  find: userProcedure.input(CvId).query(({ ctx, input }) => findCv(ctx.db, ctx.user.id, input.id)),
});

/** What travels as a file, and so over REST alone. */
export const cvFilesRouter = router({
  download: userProcedure
    .input(CvId.extend({ format: DocumentFormat }))
    .query(({ ctx, input }) => downloadCv(ctx, input)),
});

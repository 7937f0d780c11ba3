import { CvOrder, SaveCvInput } from "@terzi/contracts/cv";
import { CvId, DownloadFormat, DownloadInput } from "@terzi/contracts/cv-detail";
import { SaveDraftInput } from "@terzi/contracts/cv-draft";
import { Design } from "@terzi/contracts/design";
import { ListInput } from "@terzi/contracts/list";
import { DecideLinkInput } from "@terzi/contracts/match";
import { PreviewId } from "@terzi/contracts/open-preview";
import { ScoreInput, UpdatePreviewInput } from "@terzi/contracts/preview";
import {
  CompareVersionsInput,
  CvVersionId,
  DecideFactInput,
  DuplicateCvInput,
  OutdatedFactsInput,
  RenameCvInput,
  UpdateCvInput,
} from "@terzi/contracts/saved-cv";
import { ShareCvInput } from "@terzi/contracts/share";
import { DecideTwinLineInput } from "@terzi/contracts/twin";
import { router, userProcedure } from "../../trpc.ts";
import { decideLink } from "./decide-link.ts";
import { deleteCv, restoreCv } from "./delete.ts";
import { findOwnDesignIfAny, upsertOwnDesign } from "./design-store.ts";
import { downloadCv } from "./download.ts";
import { readDraft, saveDraft } from "./draft.ts";
import { duplicateCv } from "./duplicate.ts";
import { generateCv } from "./generate.ts";
import { listOffers } from "./offers.ts";
import { discardPreview, listOpen } from "./open-previews.ts";
import { decideFact, listOutdatedFacts } from "./outdated-facts.ts";
import { proveCv } from "./prove.ts";
import { readReceipts } from "./read-receipts.ts";
import { saveCv } from "./save.ts";
import { scorePosting } from "./score.ts";
import { findShareOf, shareCv, unshareCv } from "./share.ts";
import { findCv, findLook, listBin, listCvPage, listCvs } from "./store.ts";
import { downloadTwins, makeTwin, readTwin } from "./twin.ts";
import { renameCv, updateCv } from "./update.ts";
import { readPreview, updatePreview } from "./update-preview.ts";
import { compareVersions, findVersion, listVersions, restoreVersion } from "./versions.ts";
import { decideTwinLine, wordTwin } from "./word-twin.ts";

export const cvRouter = router({
  generate: userProcedure.input(CvOrder).mutation(({ ctx, input }) => generateCv(ctx, input)),
  preview: userProcedure.input(PreviewId).query(({ ctx, input }) => readPreview(ctx, input)),
  updatePreview: userProcedure
    .input(UpdatePreviewInput)
    .mutation(({ ctx, input }) => updatePreview(ctx, input)),
  openPreviews: userProcedure.query(({ ctx }) => listOpen(ctx)),
  discardPreview: userProcedure.input(PreviewId).mutation(({ ctx, input }) => discardPreview(ctx, input)),
  draft: userProcedure.query(({ ctx }) => readDraft(ctx)),
  saveDraft: userProcedure.input(SaveDraftInput).mutation(({ ctx, input }) => saveDraft(ctx, input)),
  outdatedFacts: userProcedure
    .input(OutdatedFactsInput.prefault({}))
    .query(({ ctx, input }) => listOutdatedFacts(ctx, input)),
  decideFact: userProcedure.input(DecideFactInput).mutation(({ ctx, input }) => decideFact(ctx, input)),
  decideLink: userProcedure.input(DecideLinkInput).mutation(({ ctx, input }) => decideLink(ctx, input)),
  score: userProcedure.input(ScoreInput).mutation(({ ctx, input }) => scorePosting(ctx, input)),
  save: userProcedure.input(SaveCvInput).mutation(({ ctx, input }) => saveCv(ctx, input)),
  ownDesign: userProcedure.query(({ ctx }) => findOwnDesignIfAny(ctx.db, ctx.user.id)),
  saveOwnDesign: userProcedure
    .input(Design)
    .mutation(({ ctx, input }) => upsertOwnDesign(ctx.db, ctx.user.id, input).then(() => input)),
  list: userProcedure.query(({ ctx }) => listCvs(ctx.db, ctx.user.id)),
  page: userProcedure
    .input(ListInput.prefault({}))
    .query(({ ctx, input }) => listCvPage(ctx.db, ctx.user.id, input)),
  share: userProcedure.input(ShareCvInput).mutation(({ ctx, input }) => shareCv(ctx, input)),
  shareOf: userProcedure.input(CvId).query(({ ctx, input }) => findShareOf(ctx, input)),
  unshare: userProcedure.input(CvId).mutation(({ ctx, input }) => unshareCv(ctx, input)),
  offers: userProcedure.input(CvId).query(({ ctx, input }) => listOffers(ctx, input)),
  proof: userProcedure.input(CvId).query(({ ctx, input }) => proveCv(ctx, input)),
  receipts: userProcedure.input(CvId).query(({ ctx, input }) => readReceipts(ctx, input)),
  update: userProcedure.input(UpdateCvInput).mutation(({ ctx, input }) => updateCv(ctx, input)),
  rename: userProcedure.input(RenameCvInput).mutation(({ ctx, input }) => renameCv(ctx, input)),
  duplicate: userProcedure.input(DuplicateCvInput).mutation(({ ctx, input }) => duplicateCv(ctx, input)),
  delete: userProcedure.input(CvId).mutation(({ ctx, input }) => deleteCv(ctx, input)),
  restore: userProcedure.input(CvId).mutation(({ ctx, input }) => restoreCv(ctx, input)),
  look: userProcedure.input(CvId).query(({ ctx, input }) => findLook(ctx.db, ctx.user.id, input.id)),
  bin: userProcedure.query(({ ctx }) => listBin(ctx.db, ctx.user.id)),
  versions: userProcedure.input(CvId).query(({ ctx, input }) => listVersions(ctx, input)),
  version: userProcedure.input(CvVersionId).query(({ ctx, input }) => findVersion(ctx, input)),
  compareVersions: userProcedure
    .input(CompareVersionsInput)
    .query(({ ctx, input }) => compareVersions(ctx, input)),
  restoreVersion: userProcedure.input(CvVersionId).mutation(({ ctx, input }) => restoreVersion(ctx, input)),
  twin: userProcedure.input(CvId).query(({ ctx, input }) => readTwin(ctx, input)),
  wordTwin: userProcedure.input(CvId).mutation(({ ctx, input }) => wordTwin(ctx, input)),
  decideTwinLine: userProcedure
    .input(DecideTwinLineInput)
    .mutation(({ ctx, input }) => decideTwinLine(ctx, input)),
  makeTwin: userProcedure.input(CvId).mutation(({ ctx, input }) => makeTwin(ctx, input)),
  find: userProcedure.input(CvId).query(({ ctx, input }) => findCv(ctx.db, ctx.user.id, input.id)),
});

/** What travels as a file, and so over REST alone. */
export const cvFilesRouter = router({
  download: userProcedure
    .input(DownloadInput.extend({ format: DownloadFormat }))
    .query(({ ctx, input }) => downloadCv(ctx, input)),
  downloadTwins: userProcedure.input(CvId).query(({ ctx, input }) => downloadTwins(ctx, input)),
});

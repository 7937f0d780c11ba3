import { KeptDraft, SaveDraftInput } from "@terzi/contracts/cv-draft";
import { OpenPreview, PreviewId } from "@terzi/contracts/open-preview";
import { KeptPreview, UpdatePreviewInput } from "@terzi/contracts/preview";
import { DecideFactInput, OutdatedCv, OutdatedFactsInput } from "@terzi/contracts/saved-cv";
import { z } from "zod";
import { json, type Route } from "../route.ts";

const Done = z.object({ success: z.boolean() });

/** What is under way and not saved yet, and what a changed profile means for the saved ones. */
export const previewRows: Route[] = [
  json({
    method: "GET",
    path: "/api/previews",
    tag: "CVs",
    summary: "CVs that are being made, or were made and not saved yet",
    access: "user",
    output: z.array(OpenPreview),
    call: (api) => api.cv.openPreviews(),
  }),
  json({
    method: "GET",
    path: "/api/previews/{previewId}",
    tag: "CVs",
    summary: "A preview as it stands: as it was edited, and as it was generated",
    access: "user",
    input: PreviewId,
    output: KeptPreview,
    errors: ["PREVIEW_EXPIRED"],
    call: (api, input) => api.cv.preview(input),
  }),
  json({
    method: "PATCH",
    path: "/api/previews/{previewId}",
    tag: "CVs",
    summary: "Keep what was made of an unsaved preview",
    access: "user",
    input: UpdatePreviewInput,
    output: z.object({ revision: z.int(), savedAt: z.iso.datetime() }),
    errors: ["PREVIEW_EXPIRED", "STALE_CV", "CV_TOO_LARGE"],
    call: (api, input) => api.cv.updatePreview(input),
  }),
  json({
    method: "DELETE",
    path: "/api/previews/{previewId}",
    tag: "CVs",
    summary: "Cancel a generation, or throw an unsaved preview away",
    access: "user",
    input: PreviewId,
    output: Done,
    call: async (api, input) => {
      await api.cv.discardPreview(input);
      return { success: true };
    },
  }),
  json({
    method: "GET",
    path: "/api/cv-draft",
    tag: "CVs",
    summary: "What was typed in the wizard last; null before the first time",
    access: "user",
    output: KeptDraft.nullable(),
    call: (api) => api.cv.draft(),
  }),
  json({
    method: "POST",
    path: "/api/cv-draft",
    tag: "CVs",
    summary: "Keep what is typed in the wizard, unless something was typed later elsewhere",
    access: "user",
    input: SaveDraftInput,
    output: KeptDraft,
    call: (api, input) => api.cv.saveDraft(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/outdated-facts",
    tag: "CVs",
    summary: "Which CVs hold what the profile says otherwise by now",
    access: "user",
    input: OutdatedFactsInput,
    output: z.array(OutdatedCv),
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.outdatedFacts(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/facts",
    tag: "CVs",
    summary: "Carry a changed fact over into a CV, or leave it as it is",
    access: "user",
    input: DecideFactInput,
    output: Done,
    errors: ["CV_NOT_FOUND"],
    call: async (api, input) => {
      await api.cv.decideFact(input);
      return { success: true };
    },
  }),
];

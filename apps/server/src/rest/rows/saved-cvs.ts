import { CvId } from "@terzi/contracts/cv";
import {
  BinnedCv,
  CompareVersionsInput,
  CvComparison,
  CvSaved,
  CvVersion,
  CvVersionDetail,
  CvVersionId,
  DuplicateCvInput,
  RenameCvInput,
  UpdateCvInput,
} from "@terzi/contracts/saved-cv";
import { z } from "zod";
import { json, type Route } from "../route.ts";

const Done = z.object({ success: z.boolean() });

/** What can be done with a CV once it is saved. All of it is free. */
export const savedCvRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/bin",
    tag: "CVs",
    summary: "CVs that were deleted in the last 30 days",
    access: "user",
    output: z.array(BinnedCv),
    call: (api) => api.cv.bin(),
  }),
  json({
    method: "PATCH",
    path: "/api/cvs/{id}",
    tag: "CVs",
    summary: "Edit a saved CV, if nobody changed it since the version that it was read at",
    access: "user",
    input: UpdateCvInput,
    output: CvSaved,
    errors: ["CV_NOT_FOUND", "STALE_CV", "UNCONFIRMED_CLAIMS", "CV_TOO_LARGE"],
    call: (api, input) => api.cv.update(input),
  }),
  json({
    method: "PATCH",
    path: "/api/cvs/{id}/name",
    tag: "CVs",
    summary: "Change a CV's job title and company",
    access: "user",
    input: RenameCvInput,
    output: CvSaved,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.rename(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/duplicate",
    tag: "CVs",
    summary: "Copy a CV, free of charge; with another posting its match is computed anew",
    access: "user",
    status: 201,
    input: DuplicateCvInput,
    output: CvId,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED"],
    call: (api, input) => api.cv.duplicate(input),
  }),
  json({
    method: "DELETE",
    path: "/api/cvs/{id}",
    tag: "CVs",
    summary: "Delete a CV; for 30 days it can be brought back",
    access: "user",
    input: CvId,
    output: Done,
    errors: ["CV_NOT_FOUND"],
    call: async (api, input) => {
      await api.cv.delete(input);
      return { success: true };
    },
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/restore",
    tag: "CVs",
    summary: "Bring a deleted CV back",
    access: "user",
    input: CvId,
    output: Done,
    errors: ["CV_NOT_FOUND"],
    call: async (api, input) => {
      await api.cv.restore(input);
      return { success: true };
    },
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}/versions",
    tag: "CVs",
    summary: "A CV's versions, newest first, with what each changed",
    access: "user",
    input: CvId,
    output: z.array(CvVersion),
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.versions(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}/versions/{number}",
    tag: "CVs",
    summary: "One version of a CV, whole",
    access: "user",
    input: CvVersionId,
    output: CvVersionDetail,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.version(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/versions/{number}/restore",
    tag: "CVs",
    summary: "Make an earlier version the current one again, as a new version",
    access: "user",
    input: CvVersionId,
    output: CvSaved,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.restoreVersion(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}/compare",
    tag: "CVs",
    summary: "What differs between two versions of a CV, fact by fact",
    access: "user",
    input: CompareVersionsInput,
    output: CvComparison,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.compareVersions(input),
  }),
];

import { CvId } from "@terzi/contracts/cv-detail";
import { CvShare, ShareCvInput, ShareOfCv } from "@terzi/contracts/share";
import { z } from "zod";
import { json, type Route } from "../route.ts";

/** The link by which others read a saved CV. */
export const shareRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/{id}/share",
    tag: "CVs",
    summary: "How a CV is shared: its link, until when, and how often it was opened",
    access: "user",
    input: CvId,
    output: ShareOfCv,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.shareOf(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/share",
    tag: "CVs",
    summary: "Share a CV under a new link; one that it had is switched off",
    access: "user",
    status: 201,
    input: ShareCvInput,
    output: CvShare,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED"],
    call: (api, input) => api.cv.share(input),
  }),
  json({
    method: "DELETE",
    path: "/api/cvs/{id}/share",
    tag: "CVs",
    summary: "Switch a CV's link off, at once",
    access: "user",
    input: CvId,
    output: z.object({ success: z.boolean() }),
    errors: ["CV_NOT_FOUND"],
    call: async (api, input) => {
      await api.cv.unshare(input);
      return { success: true };
    },
  }),
];

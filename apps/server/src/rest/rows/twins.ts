import { CvId } from "@terzi/contracts/cv-detail";
import { DecideTwinLineInput, TwinAnswer } from "@terzi/contracts/twin";
import { file, json, type Route } from "../route.ts";

/** The same CV in the other language. */
export const twinRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/{id}/twin",
    tag: "CVs",
    summary:
      "A CV beside the same CV in the other language, text by text, with the facts in which they differ",
    access: "user",
    input: CvId,
    output: TwinAnswer,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.twin(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/twin",
    tag: "CVs",
    summary: "Make the same CV in the other language, once; answers the one that is there",
    access: "user",
    input: CvId,
    output: CvId,
    errors: ["CV_NOT_FOUND", "INSUFFICIENT_CREDITS", "RATE_LIMITED"],
    call: (api, input) => api.cv.makeTwin(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/twin/word",
    tag: "CVs",
    summary:
      "Have a model word what of the twin is still in the first language; what can't be proven is offered",
    access: "user",
    input: CvId,
    output: TwinAnswer,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE", "CV_TOO_LARGE"],
    call: (api, input) => api.cv.wordTwin(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{id}/twin/lines",
    tag: "CVs",
    summary: "Take an offered line into the twin, or throw it away",
    access: "user",
    input: DecideTwinLineInput,
    output: TwinAnswer,
    errors: ["CV_NOT_FOUND", "CV_TOO_LARGE"],
    call: (api, input) => api.cv.decideTwinLine(input),
  }),
  file({
    method: "GET",
    path: "/api/cvs/{id}/twin/download/zip",
    tag: "CVs",
    summary: "A CV and the same CV in the other language, both as PDF, in one file",
    access: "user",
    input: CvId,
    contentType: "application/zip",
    errors: ["CV_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    download: (api, input) => api.cvFiles.downloadTwins(input),
  }),
];

import { CvOrder, SaveCvInput } from "@terzi/contracts/cv";
import { CvDetail, CvId, CvSummary } from "@terzi/contracts/cv-detail";
import { ListInput } from "@terzi/contracts/list";
import { DecidedMatch } from "@terzi/contracts/match";
import { GenerateAnswer, ScoreInput } from "@terzi/contracts/preview";
import { Receipts } from "@terzi/contracts/receipt";
import { lastAnswer } from "../../features/cv/steps.ts";
import { json, list, type Route } from "../route.ts";

export const cvRows: Route[] = [
  list({
    method: "GET",
    path: "/api/cvs",
    tag: "CVs",
    summary: "The user's CVs, newest first",
    access: "user",
    input: ListInput,
    item: CvSummary,
    call: (api, input) => api.cv.page(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/generate",
    tag: "CVs",
    summary: "Tailor a CV to a posting; takes no credits until it is saved",
    access: "user",
    input: CvOrder,
    output: GenerateAnswer,
    errors: [
      "INSUFFICIENT_CREDITS",
      "PROFILE_EMPTY",
      "PROFILE_TOO_LARGE",
      "RATE_LIMITED",
      "PROVIDER_UNAVAILABLE",
    ],
    call: async (api, input) => lastAnswer(await api.cv.generate(input)),
  }),
  json({
    method: "POST",
    path: "/api/cvs/score",
    tag: "CVs",
    summary: "How well the profile meets a posting; takes no credits and writes nothing",
    access: "user",
    input: ScoreInput,
    output: DecidedMatch,
    errors: ["RATE_LIMITED"],
    call: (api, input) => api.cv.score(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/save",
    tag: "CVs",
    summary: "Save a generated CV and take its price, once per preview",
    access: "user",
    isIdempotent: true,
    status: 201,
    input: SaveCvInput,
    output: CvId,
    errors: ["INSUFFICIENT_CREDITS", "PREVIEW_EXPIRED", "UNCONFIRMED_CLAIMS", "CV_TOO_LARGE"],
    call: (api, input) => api.cv.save(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}",
    tag: "CVs",
    summary: "One CV, whole",
    access: "user",
    input: CvId,
    output: CvDetail,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.cv.find(input),
  }),
  json({
    method: "GET",
    path: "/api/cvs/{id}/receipts",
    tag: "CVs",
    summary: "How much of the CV programs read back from its PDF and its DOCX",
    access: "user",
    input: CvId,
    output: Receipts,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    call: (api, input) => api.cv.receipts(input),
  }),
];

import { CareerData, SaveCareerInput } from "@terzi/contracts/career";
import type { ErrorCode } from "@terzi/contracts/errors";
import { UploadEvent, Uploaded } from "@terzi/contracts/upload";
import { z } from "zod";
import { events, json, type Route } from "../route.ts";

const FileInput = z.object({ file: z.instanceof(Uint8Array) });

const UPLOAD_ERRORS: ErrorCode[] = [
  "TOO_LARGE",
  "PROFILE_TOO_LARGE",
  "UNSUPPORTED_TYPE",
  "FILE_UNREADABLE",
  "FILE_ENCRYPTED",
  "FILE_WITHOUT_TEXT",
  "TOOK_TOO_LONG",
  "RATE_LIMITED",
];

export const careerRows: Route[] = [
  json({
    method: "GET",
    path: "/api/career-data",
    tag: "Career profile",
    summary: "The career profile, with its version",
    access: "user",
    output: CareerData,
    call: (api) => api.career.read(),
  }),
  json({
    method: "POST",
    path: "/api/career-data",
    tag: "Career profile",
    summary: "Replace the career profile; with a version, only if nobody changed it since",
    access: "user",
    input: SaveCareerInput,
    output: CareerData,
    errors: ["STALE_PROFILE", "PROFILE_TOO_LARGE"],
    call: (api, input) => api.career.save(input),
  }),
  json({
    method: "POST",
    path: "/api/career-data/upload-cv",
    tag: "Career profile",
    summary: "Fill the career profile from a CV, whatever kind of file it is",
    access: "user",
    upload: "cv",
    input: FileInput,
    output: Uploaded,
    errors: UPLOAD_ERRORS,
    call: (api, input) => api.careerFiles.upload(input),
  }),
  events({
    method: "POST",
    path: "/api/career-data/upload-cv/steps",
    tag: "Career profile",
    summary: "The same, told while it is done: scans take seconds a page",
    access: "user",
    upload: "cv",
    input: FileInput,
    event: UploadEvent,
    errors: UPLOAD_ERRORS,
    events: (api, input) => api.careerFiles.uploadInSteps(input),
    fail: (error) => ({ type: "failed" as const, error }),
  }),
];

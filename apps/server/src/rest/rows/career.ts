import { CareerData, SaveCareerInput } from "@terzi/contracts/career";
import { Message } from "@terzi/contracts/system";
import { z } from "zod";
import { json, type Route } from "../route.ts";

const ReadingLine = z.object({ text: z.string(), takenFor: z.string(), reason: z.string() });
const Uploaded = Message.extend({
  added: z.record(z.string(), z.int()),
  profile: CareerData,
  read: z.array(ReadingLine),
});
const FileInput = z.object({ file: z.instanceof(Uint8Array) });

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
    summary: "Fill the career profile from a PDF or DOCX",
    access: "user",
    upload: "cv",
    input: FileInput,
    output: Uploaded,
    errors: [
      "TOO_LARGE",
      "PROFILE_TOO_LARGE",
      "UNSUPPORTED_TYPE",
      "FILE_UNREADABLE",
      "FILE_ENCRYPTED",
      "FILE_WITHOUT_TEXT",
      "RATE_LIMITED",
    ],
    call: (api, input) => api.careerFiles.upload(input),
  }),
];

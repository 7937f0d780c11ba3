import {
  Letter,
  type LetterFormat,
  LetterId,
  LetterSaved,
  ListLettersInput,
  UpdateLetterInput,
  WriteLetterInput,
} from "@terzi/contracts/letter";
import { z } from "zod";
import { file, json, type Route } from "../route.ts";

const FORMATS: Record<LetterFormat, { contentType: string; summary: string }> = {
  pdf: { contentType: "application/pdf", summary: "The letter as PDF, in the CV's design" },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    summary: "The letter as DOCX",
  },
  txt: { contentType: "text/plain", summary: "The letter as plain text, for web forms" },
};

const fileRow = (format: LetterFormat): Route =>
  file({
    method: "GET",
    path: `/api/letters/{id}/download/${format}`,
    tag: "Letters",
    summary: FORMATS[format].summary,
    access: "user",
    input: LetterId,
    contentType: FORMATS[format].contentType,
    errors: ["LETTER_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    download: (api, input) => api.letterFiles.download({ ...input, format }),
  });

/** The letters that go with saved CVs. */
export const letterRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/{cvId}/letters",
    tag: "Letters",
    summary: "The letters of a CV, newest first",
    access: "user",
    input: ListLettersInput,
    output: z.array(Letter),
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.letters.list(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{cvId}/letters",
    tag: "Letters",
    summary: "Write a letter for a CV, keep it and take its price",
    access: "user",
    isIdempotent: true,
    status: 201,
    input: WriteLetterInput,
    output: Letter,
    errors: ["CV_NOT_FOUND", "INSUFFICIENT_CREDITS", "PROFILE_EMPTY", "RATE_LIMITED"],
    call: (api, input) => api.letters.write(input),
  }),
  json({
    method: "GET",
    path: "/api/letters/{id}",
    tag: "Letters",
    summary: "One letter, whole",
    access: "user",
    input: LetterId,
    output: Letter,
    errors: ["LETTER_NOT_FOUND"],
    call: (api, input) => api.letters.find(input),
  }),
  json({
    method: "PATCH",
    path: "/api/letters/{id}",
    tag: "Letters",
    summary: "Edit a letter, if nobody changed it since the version that it was read at",
    access: "user",
    input: UpdateLetterInput,
    output: LetterSaved,
    errors: ["LETTER_NOT_FOUND", "STALE_LETTER"],
    call: (api, input) => api.letters.update(input),
  }),
  json({
    method: "DELETE",
    path: "/api/letters/{id}",
    tag: "Letters",
    summary: "Delete a letter, for good",
    access: "user",
    input: LetterId,
    output: z.object({ success: z.boolean() }),
    errors: ["LETTER_NOT_FOUND"],
    call: async (api, input) => {
      await api.letters.delete(input);
      return { success: true };
    },
  }),
  fileRow("pdf"),
  fileRow("docx"),
  fileRow("txt"),
];

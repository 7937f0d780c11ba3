import { type DownloadFormat, DownloadInput } from "@terzi/contracts/cv-detail";
import { file, type Route } from "../route.ts";

const FORMATS: Record<DownloadFormat, { contentType: string; summary: string }> = {
  pdf: { contentType: "application/pdf", summary: "The CV as PDF" },
  docx: {
    contentType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    summary: "The CV as DOCX",
  },
  txt: { contentType: "text/plain", summary: "The CV as plain text, for web forms" },
  json: { contentType: "application/json", summary: "The CV as a JSON Resume" },
};

const fileRow = (format: DownloadFormat): Route =>
  file({
    method: "GET",
    path: `/api/cvs/{id}/download/${format}`,
    tag: "CVs",
    summary: `${FORMATS[format].summary}: its current version, or the \`version\` asked for`,
    access: "user",
    input: DownloadInput,
    contentType: FORMATS[format].contentType,
    errors: ["CV_NOT_FOUND", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    download: (api, input) => api.cvFiles.download({ ...input, format }),
  });

export const cvFileRows: Route[] = [fileRow("pdf"), fileRow("docx"), fileRow("txt"), fileRow("json")];

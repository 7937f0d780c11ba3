import { ApplicationId } from "@terzi/contracts/applications";
import { file, type Route } from "../route.ts";

const tag = "Applications";

/** Applications for other programs. */
export const applicationFileRows: Route[] = [
  file({
    method: "GET",
    path: "/api/applications/export",
    tag,
    summary: "Every application as a CSV file for spreadsheets",
    access: "user",
    contentType: "text/csv",
    download: (api) => api.applicationFiles.csv(),
  }),
  file({
    method: "GET",
    path: "/api/applications/calendar",
    tag,
    summary: "The next steps of all open applications as a calendar file",
    access: "user",
    contentType: "text/calendar",
    download: (api) => api.applicationFiles.calendar(),
  }),
  file({
    method: "GET",
    path: "/api/applications/{id}/calendar",
    tag,
    summary: "The next step of one application as a calendar file",
    access: "user",
    input: ApplicationId,
    contentType: "text/calendar",
    errors: ["NOT_FOUND"],
    download: (api, input) => api.applicationFiles.step(input),
  }),
];

import { InterviewAnswer, InterviewInput } from "@terzi/contracts/interview";
import { file, json, type Route } from "../route.ts";

/** What a saved CV's posting invites to ask, and what of the profile answers it. */
export const interviewRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/{cvId}/interview",
    tag: "Interview",
    summary: "The interview pack of a CV, or its price where it must be paid first",
    access: "user",
    input: InterviewInput,
    output: InterviewAnswer,
    errors: ["CV_NOT_FOUND", "PROFILE_EMPTY"],
    call: (api, input) => api.interview.read(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{cvId}/interview",
    tag: "Interview",
    summary: "Take the price of a CV's interview pack, once for good, and give the pack",
    access: "user",
    input: InterviewInput,
    output: InterviewAnswer,
    errors: ["CV_NOT_FOUND", "PROFILE_EMPTY", "INSUFFICIENT_CREDITS"],
    call: (api, input) => api.interview.buy(input),
  }),
  file({
    method: "GET",
    path: "/api/cvs/{cvId}/interview/pdf",
    tag: "Interview",
    summary: "The interview pack as PDF",
    access: "user",
    input: InterviewInput,
    contentType: "application/pdf",
    errors: ["CV_NOT_FOUND", "PROFILE_EMPTY", "INSUFFICIENT_CREDITS", "RATE_LIMITED", "PROVIDER_UNAVAILABLE"],
    download: (api, input) => api.interviewFiles.download(input),
  }),
];

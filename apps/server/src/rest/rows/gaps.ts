import { AnswerGapInput, GapAnswered, GapQuestions, GapScore, GapsInput } from "@terzi/contracts/gaps";
import { json, type Route } from "../route.ts";

/** What a CV's posting asks for and the profile doesn't show, and the answers that become facts of the profile. */
export const gapRows: Route[] = [
  json({
    method: "GET",
    path: "/api/cvs/{cvId}/gaps",
    tag: "Gaps",
    summary: "What the posting asks for and the profile doesn't show, what wins most first",
    access: "user",
    input: GapsInput,
    output: GapQuestions,
    errors: ["CV_NOT_FOUND"],
    call: (api, input) => api.gaps.ask(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{cvId}/gaps/weigh",
    tag: "Gaps",
    summary: "By how much an answer would move the score; changes nothing",
    access: "user",
    input: AnswerGapInput,
    output: GapScore,
    errors: ["CV_NOT_FOUND", "STALE_PROFILE"],
    call: (api, input) => api.gaps.weigh(input),
  }),
  json({
    method: "POST",
    path: "/api/cvs/{cvId}/gaps",
    tag: "Gaps",
    summary: "Add an answer to the profile, in the person's own words",
    access: "user",
    input: AnswerGapInput,
    output: GapAnswered,
    errors: ["CV_NOT_FOUND", "STALE_PROFILE", "PROFILE_TOO_LARGE"],
    call: (api, input) => api.gaps.answer(input),
  }),
];

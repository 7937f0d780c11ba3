import { ApplicationFields, ApplicationStatus, MoveApplicationInput } from "@terzi/contracts/applications";
import { CvOrder, SaveCvInput } from "@terzi/contracts/cv";
import { CvId } from "@terzi/contracts/cv-detail";
import { ListInput } from "@terzi/contracts/list";
import { PreviewId } from "@terzi/contracts/open-preview";
import { ScoreInput } from "@terzi/contracts/preview";
import type { TokenArea, TokenScope } from "@terzi/contracts/tokens";
import { z } from "zod";
import { lastAnswer } from "../features/cv/steps.ts";
import type { Api } from "../rest/route.ts";

/** Something an agent can have done. Its answer is that of the same REST call, or part of it. */
export type Tool = {
  name: string;
  title: string;
  /** For the agent: what it does, what it costs, what to call next. */
  description: string;
  scope: TokenScope;
  /** The part of an account that a token may be made for alone. */
  area: TokenArea;
  /** Whether it takes credits, which no other call gives back. */
  isPaid?: true;
  input: z.ZodObject;
  run(api: Api, input: unknown): Promise<object | string>;
};

/** Checks a tool's run against its input, then drops the type: the table is a list of unlike tools. */
const tool = <I extends z.ZodObject>(
  own: Omit<Tool, "input" | "run"> & {
    input: I;
    run(api: Api, input: z.output<I>): Promise<object | string>;
  },
): Tool => own as Tool;

const { jobTitle, company, jobPosting, postingUrl } = ApplicationFields.shape;
const MAY_BE_ADDED = {
  jobTitle,
  company: company.optional(),
  jobPosting: jobPosting.optional(),
  postingUrl: postingUrl.optional(),
};

export const tools: Tool[] = [
  tool({
    name: "read_profile",
    title: "Read the career profile",
    description:
      "The person's career profile: jobs, schools, skills and all else that their CVs are made from. Nothing else about them may be written into a CV.",
    scope: "read",
    area: "profile",
    input: z.object({}),
    run: (api) => api.career.read(),
  }),
  tool({
    name: "score_posting",
    title: "Score a job posting",
    description:
      "How well the profile meets a job posting (its whole text): a score from 0 to 100, and for each requirement whether it is met, with the line of the profile that shows it. Free, and writes nothing.",
    scope: "write",
    area: "score",
    input: ScoreInput,
    run: (api, input) => api.cv.score(input),
  }),
  tool({
    name: "generate_cv",
    title: "Tailor a CV to a job posting",
    description:
      "Makes a preview of a CV for a job posting. Free; it is kept for a day. Show the person its score, its gaps and what was refused before you save it with save_cv.",
    scope: "write",
    area: "generate",
    input: CvOrder,
    run: async (api, input) => {
      const { matchScore, previewData } = await lastAnswer(await api.cv.generate(input));
      const { previewId, content, gapAnalysis, claims, notices, rejections, expiresAt } = previewData;
      return { matchScore, previewId, content, gapAnalysis, claims, notices, rejections, expiresAt };
    },
  }),
  tool({
    name: "save_cv",
    title: "Save a CV",
    description:
      "Saves a preview as one of the person's CVs and takes its price in credits, once for each preview. Ask the person first.",
    scope: "write",
    area: "generate",
    isPaid: true,
    input: PreviewId,
    run: async (api, { previewId }) => api.cv.save(SaveCvInput.parse(await api.cv.preview({ previewId }))),
  }),
  tool({
    name: "list_cvs",
    title: "List the CVs",
    description: "The saved CVs, newest first, with job title, company, language and score.",
    scope: "read",
    area: "download",
    input: ListInput,
    run: async (api, input) => ({ cvs: (await api.cv.page(input)).items }),
  }),
  tool({
    name: "list_applications",
    title: "List the applications",
    description:
      "The person's board of applications: what they saved, sent, and were answered, with the next steps.",
    scope: "read",
    area: "applications",
    input: z.object({}),
    run: async (api) => ({ applications: await api.applications.list() }),
  }),
  tool({
    name: "add_application",
    title: "Add an application",
    description:
      "Adds an application to the board, with the posting as it was, and the CV that goes with it if one is saved already.",
    scope: "write",
    area: "applications",
    input: z.object({
      ...MAY_BE_ADDED,
      cvId: z.uuid().optional(),
      status: ApplicationStatus.default("saved"),
    }),
    run: (api, input) => api.applications.create(input),
  }),
  tool({
    name: "move_application",
    title: "Move an application",
    description: "Puts an application into another column: saved, applied, interview, offer or closed.",
    scope: "write",
    area: "applications",
    input: MoveApplicationInput,
    run: (api, input) => api.applications.move(input),
  }),
  tool({
    name: "download_cv",
    title: "Read a CV",
    description:
      "A saved CV as plain text, as it would be pasted into a form. PDF and DOCX: GET /api/cvs/{id}/download/pdf or docx with the same token.",
    scope: "read",
    area: "download",
    input: CvId,
    run: async (api, { id }) =>
      Buffer.from((await api.cvFiles.download({ id, format: "txt" })).bytes).toString(),
  }),
];

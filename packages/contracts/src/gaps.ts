import { z } from "zod";
import { Proficiency } from "./career.ts";
import { CvOrder } from "./cv.ts";
import { Place } from "./place.ts";
import { RequirementKind } from "./posting.ts";
import { text } from "./text.ts";

export const GapsInput = z.object({ cvId: z.uuid() });

/** A posting without a CV yet. */
export const PostingGapsInput = CvOrder.pick({ jobPosting: true });

/** The posting in question: a saved CV's, or one that is being tailored to or applied for. */
export type GapSource = z.input<typeof GapsInput> | z.input<typeof PostingGapsInput>;

/** What an answer becomes: a line of a job or a project, a language, a certificate, or a note. */
export const GapForm = z.enum(["deed", "language", "certificate", "note"]);
export type GapForm = z.infer<typeof GapForm>;

/** Something that the posting asks for and the profile doesn't show. */
export const GapQuestion = z.object({
  /** The requirement's. */
  id: z.string(),
  /** The posting's own words, and what is asked for without the words around it. */
  asked: z.string(),
  name: z.string(),
  kind: RequirementKind,
  isMust: z.boolean(),
  form: GapForm,
  /** How many points the score rises when it is met. */
  gain: z.int(),
});
export type GapQuestion = z.infer<typeof GapQuestion>;

/** What to ask, largest gain first, and the current score. `version`: the profile's, which an answer must name. */
export const GapQuestions = z.object({
  score: z.int(),
  version: z.int(),
  questions: z.array(GapQuestion),
  /** The person's jobs, the newest first: where a deed may have been. */
  jobs: z.array(z.object({ place: z.string(), name: z.string(), dates: z.string() })),
});
export type GapQuestions = z.infer<typeof GapQuestions>;

const said = (max: number) => text(max).refine((value) => value.trim() !== "", "Required");

/** The answer in the person's own words, as it will stand in the profile. */
export const GapFact = z.discriminatedUnion("form", [
  z.object({ form: z.literal("deed"), job: Place, text: said(2_000) }),
  /** Something done elsewhere: a project, with its own name and date. */
  z.object({ form: z.literal("project"), name: said(300), date: text(100), text: said(2_000) }),
  z.object({ form: z.literal("language"), language: said(200), proficiency: Proficiency }),
  z.object({ form: z.literal("certificate"), name: said(300), issuer: text(300), date: text(100) }),
  z.object({ form: z.literal("note"), text: said(2_000) }),
]);
export type GapFact = z.infer<typeof GapFact>;

/** `version`: of the profile that the answer is added to. */
const Answer = z.object({ version: z.int(), fact: GapFact });
export const AnswerCvGapInput = GapsInput.extend(Answer.shape);
export const AnswerPostingGapInput = PostingGapsInput.extend(Answer.shape);
export const AnswerGapInput = z.union([AnswerCvGapInput, AnswerPostingGapInput]);
export type AnswerGapInput = z.input<typeof AnswerGapInput>;

/** The score without and with the answer. What is announced is what results. */
export const GapScore = z.object({ before: z.int(), after: z.int() });
export type GapScore = z.infer<typeof GapScore>;

export const GapAnswered = GapScore.extend({ version: z.int() });
export type GapAnswered = z.infer<typeof GapAnswered>;

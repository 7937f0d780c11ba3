import { z } from "zod";
import { Language } from "./language.ts";
import { Evidence } from "./match.ts";
import { Place } from "./place.ts";

export const InterviewInput = z.object({ cvId: z.uuid() });

export const StarPart = z.enum(["situation", "task", "action", "result"]);
export type StarPart = z.infer<typeof StarPart>;

/** Part of an answer in the person's own words; `text` is "" where the profile says nothing about it. */
export const StarStep = z.object({ part: StarPart, text: z.string(), place: Place.nullable() });
export type StarStep = z.infer<typeof StarStep>;

/** A question that the posting invites, and what of the profile answers it. */
export const InterviewQuestion = z.object({
  /** The requirement's. */
  id: z.string(),
  /** The posting's own words. */
  asked: z.string(),
  isMust: z.boolean(),
  question: z.string(),
  /** The line that proves it. */
  proof: z.array(Evidence),
  /** None where the only evidence is an item in a list, or a diploma. */
  star: z.array(StarStep),
});
export type InterviewQuestion = z.infer<typeof InterviewQuestion>;

/** Something that is asked and not shown, or a gap in time. */
export const WeakSpot = z.object({
  id: z.string(),
  asked: z.string(),
  question: z.string(),
  /** What is true, as the person may say it. */
  answer: z.string(),
  /** What only the person can add. */
  hint: z.string(),
});
export type WeakSpot = z.infer<typeof WeakSpot>;

/** What to prepare, in the CV's language. Nothing in it is invented. */
export const InterviewPack = z.object({
  language: Language,
  /** An answer to "Tell me about yourself", in proven sentences. */
  introduction: z.array(z.string()),
  questions: z.array(InterviewQuestion),
  weakSpots: z.array(WeakSpot),
});
export type InterviewPack = z.infer<typeof InterviewPack>;

/** `cost`: credits to be paid first; 0 where the pack is free or paid for, and then it is there. */
export const InterviewAnswer = z.object({ cost: z.int(), pack: InterviewPack.nullable() });
export type InterviewAnswer = z.infer<typeof InterviewAnswer>;

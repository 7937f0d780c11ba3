import { z } from "zod";
import { Place } from "./place.ts";
import { text } from "./text.ts";

/** A line of a CV that can go for the sake of a page, or has gone. */
export const CutLine = z.object({
  /** Its place in the content that is shown: a point, a skill, an entry, or a sentence (behind "#"). */
  at: Place,
  /** Its text; for an entry, its name. */
  text: z.string(),
  /** The whole entry, where one has gone. */
  entry: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});
export type CutLine = z.infer<typeof CutLine>;

export const HIDDEN_MAX = 300;
/** What a person took off the page of one CV, newest first. It can be brought back. */
export const HiddenLines = z.array(CutLine).max(HIDDEN_MAX);

export const DECLINED_MAX = 300;
/** Offers that a person declined, each as its place and words joined by a space. */
export const DeclinedOffers = z.array(text(20_000)).max(DECLINED_MAX);

import { z } from "zod";
import { Place } from "./place.ts";
import { text } from "./text.ts";

/** A line of a CV that can go for the sake of a page, or has gone. */
export const CutLine = z.object({
  /** Where it stands in the content that is shown, or would stand: a point, a skill, an entry; a sentence behind "#". */
  at: Place,
  /** What it says; of an entry, what it is called. */
  text: z.string(),
  /** The whole entry, where one has gone. */
  entry: z.record(z.string(), z.union([z.string(), z.array(z.string())])).optional(),
});
export type CutLine = z.infer<typeof CutLine>;

export const HIDDEN_MAX = 300;
/** What a person took off the page of one CV, the last first; it can be brought back. */
export const HiddenLines = z.array(CutLine).max(HIDDEN_MAX);

export const DECLINED_MAX = 300;
/** Offers that a person said no to: each by its place and its words, with a space between. */
export const DeclinedOffers = z.array(text(20_000)).max(DECLINED_MAX);

import { z } from "zod";
import { Language } from "./language.ts";
import { Place } from "./place.ts";
import { text } from "./text.ts";

/**
 * How a text of a CV stands in its twin:
 * - translated: in the twin's language
 * - same: what is the same in every language, as names, dates and addresses are
 * - asWritten: words that still stand in the first language, because only a person or a model can translate them
 * - missing: not in the twin
 * - added: in the twin alone
 */
export const TwinState = z.enum(["translated", "same", "asWritten", "missing", "added"]);
export type TwinState = z.infer<typeof TwinState>;

export const TwinPair = z.object({
  /** Place in the first CV's content; for what was added, in the twin's. */
  at: Place,
  original: z.string(),
  twin: z.string(),
  state: TwinState,
  /** A translation of an untranslated text that no rule could prove; the person takes or leaves it. */
  offer: z.string().optional(),
});
export type TwinPair = z.infer<typeof TwinPair>;

/** Where the two CVs don't say the same; `missing` and `added` are facts that one of them lacks. */
export const TwinDifferenceKind = z.enum(["number", "date", "name", "level", "missing", "added"]);
export type TwinDifferenceKind = z.infer<typeof TwinDifferenceKind>;

export const TwinDifference = TwinPair.omit({ state: true, offer: true }).extend({
  kind: TwinDifferenceKind,
  /** Employers, products, places and people within sentences that only one of the two names. */
  names: z.array(z.string()),
});
export type TwinDifference = z.infer<typeof TwinDifference>;

/** A line of the twin that is still in the first language, and a translation that waits for the person's word. */
export const TwinOffer = z.object({ own: z.string(), proposed: z.string() });
export type TwinOffer = z.infer<typeof TwinOffer>;

/** What the person decides about an offer: it goes into the twin, or it is dropped. */
export const DecideTwinLineInput = z.object({
  id: z.uuid(),
  own: text(50_000),
  decision: z.enum(["take", "leave"]),
});
export type DecideTwinLineInput = z.infer<typeof DecideTwinLineInput>;

const TwinSide = z.object({ id: z.uuid(), language: Language, jobTitle: z.string() });

/** A CV and the same CV in another language, text by text in printed order. */
export const TwinView = z.object({
  original: TwinSide,
  twin: TwinSide,
  pairs: z.array(TwinPair),
  /** None where both say the same facts. */
  differences: z.array(TwinDifference),
});
export type TwinView = z.infer<typeof TwinView>;

/**
 * `cost`: what making it costs, 0 where it is free or paid for. `language`: the one it has or would have. `isWorded`:
 * whether a model words what couldn't be translated by rule.
 */
export const TwinAnswer = z.object({
  cost: z.int(),
  language: Language,
  isWorded: z.boolean(),
  view: TwinView.nullable(),
});
export type TwinAnswer = z.infer<typeof TwinAnswer>;

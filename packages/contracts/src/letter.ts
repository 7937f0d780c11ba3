import { z } from "zod";
import { Tone } from "./cv.ts";
import { Place } from "./place.ts";
import { optionalText } from "./text.ts";

/** How much of a person's work a letter tells: two, four or six of their lines. */
export const LetterLength = z.enum(["short", "medium", "long"]);
export type LetterLength = z.infer<typeof LetterLength>;

/** A letter's parts, in the order in which they are printed. In the body an empty line parts two paragraphs. */
export const LetterContent = z.object({
  /** Whom it goes to, as an address: a line for each part. */
  recipient: optionalText(1_000),
  date: optionalText(100),
  subject: optionalText(300),
  salutation: optionalText(300),
  body: optionalText(20_000),
  closing: optionalText(300),
  signature: optionalText(300),
});
export type LetterContent = z.infer<typeof LetterContent>;

/** A sentence of the letter as it was written, and the person's own lines that prove it. */
export const LetterProof = z.object({
  sentence: z.string(),
  lines: z.array(z.object({ place: Place, quote: z.string() })),
});
export type LetterProof = z.infer<typeof LetterProof>;

export const LetterNotice = z.enum([
  /**
   * The profile is in another language. Without a model its lines can't be told in this one, so the letter is short.
   */
  "other-language",
  /** No line of the profile shows anything that the posting asks for. */
  "nothing-asked",
  /** A model should have worded it and didn't; the letter was written without it. */
  "not-worded",
]);
export type LetterNotice = z.infer<typeof LetterNotice>;

export const ListLettersInput = z.object({ cvId: z.uuid() });

/** Its tone is the CV's unless given. */
export const WriteLetterInput = ListLettersInput.extend({
  length: LetterLength.default("medium"),
  tone: Tone.optional(),
});
export type WriteLetterInput = z.input<typeof WriteLetterInput>;

export const LetterId = z.object({ id: z.uuid() });
export type LetterId = z.infer<typeof LetterId>;

export const Letter = z.object({
  id: z.uuid(),
  cvId: z.uuid(),
  length: LetterLength,
  tone: Tone,
  content: LetterContent,
  proofs: z.array(LetterProof),
  notices: z.array(LetterNotice),
  /** Raised by every save: an edit names the one that it was read at. */
  version: z.int(),
  createdAt: z.iso.datetime(),
  editedAt: z.iso.datetime().nullable(),
});
export type Letter = z.infer<typeof Letter>;

export const UpdateLetterInput = LetterId.extend({ version: z.int(), content: LetterContent });
export type UpdateLetterInput = z.input<typeof UpdateLetterInput>;

export const LetterSaved = z.object({ version: z.int(), savedAt: z.iso.datetime() });
export type LetterSaved = z.infer<typeof LetterSaved>;

export const LetterFormat = z.enum(["pdf", "docx", "txt"]);
export type LetterFormat = z.infer<typeof LetterFormat>;

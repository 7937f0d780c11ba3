import { z } from "zod";
import { CareerProfile } from "./career.ts";
import { Place } from "./place.ts";

/** Where something stands on a page (from 1), as shares of its width and height, from the top left corner. */
export const Spot = z.object({
  page: z.int(),
  left: z.number(),
  top: z.number(),
  width: z.number(),
  height: z.number(),
});
export type Spot = z.infer<typeof Spot>;

/** A line of the document, its cells parted by tabs, and each cell's spot; none where the file has no pages. */
export const DocumentLine = z.object({ text: z.string(), spots: z.array(Spot) });
export type DocumentLine = z.infer<typeof DocumentLine>;

/**
 * What a person should look at: the recognition was unsure of a letter; the words aren't in the document like that;
 * the entry lacks something it should have; or its dates are in the wrong order.
 */
export const Doubt = z.enum(["unclear", "reworded", "missing", "order"]);
export type Doubt = z.infer<typeof Doubt>;

/** A value of the profile that was read, with the lines (from 0) and spots of the document that it was read from. */
export const ReadValue = z.object({
  place: Place,
  text: z.string(),
  lines: z.array(z.int()),
  spots: z.array(Spot),
  doubt: Doubt.nullable(),
});
export type ReadValue = z.infer<typeof ReadValue>;

/** How the words came out of the file: they stand in it, on pages or not; or they were recognised in a picture of it. */
export const DocumentKind = z.enum(["pages", "lines", "scan"]);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** A document beside what was read from it. */
export const DocumentReading = z.object({
  kind: DocumentKind,
  /** For a scan, the share of words that the recognition is sure of, 0 to 1; null otherwise. */
  sureness: z.number().nullable(),
  /** Each page's width divided by its height. */
  pages: z.array(z.object({ ratio: z.number() })),
  lines: z.array(DocumentLine),
  /** Where the recognition of a scan was unsure. */
  unclear: z.array(Spot),
  profile: CareerProfile,
  values: z.array(ReadValue),
  /** Lines that no value was taken from, headings aside. */
  leftOver: z.array(z.int()),
});
export type DocumentReading = z.infer<typeof DocumentReading>;

import { z } from "zod";
import { CareerData } from "./career.ts";
import { DocumentReading } from "./document-reading.ts";
import { ErrorBody } from "./errors.ts";
import { Message } from "./system.ts";

/** What a text of an uploaded CV was taken for, and why, in words. */
export const ReadingLine = z.object({ text: z.string(), takenFor: z.string(), reason: z.string() });
export type ReadingLine = z.infer<typeof ReadingLine>;

/** What an upload found, in words, in numbers, and as it stands in the document; and the profile that it filled. */
export const Uploaded = Message.extend({
  added: z.record(z.string(), z.int()),
  profile: CareerData,
  read: z.array(ReadingLine),
  document: DocumentReading,
});
export type Uploaded = z.infer<typeof Uploaded>;

/** What happens while a file is read: others are first in line; a page of a scan is being recognised; it is done. */
export const UploadEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("waiting"), ahead: z.int() }),
  z.object({ type: z.literal("page"), page: z.int(), of: z.int() }),
  z.object({ type: z.literal("done"), answer: Uploaded }),
  z.object({ type: z.literal("failed"), error: ErrorBody }),
]);
export type UploadEvent = z.infer<typeof UploadEvent>;

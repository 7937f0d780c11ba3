import { ErrorBody, type ErrorCode } from "@terzi/contracts/errors";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { shownLanguage } from "@terzi/ui/texts";
import { z } from "zod";

const ReadingLine = z.object({ text: z.string(), takenFor: z.string(), reason: z.string() });
/** What a text of the file was taken for, and why. */
export type ReadingLine = z.infer<typeof ReadingLine>;

const Uploaded = z.object({ message: z.string(), read: z.array(ReadingLine) });
export type Uploaded = z.infer<typeof Uploaded>;

/** A file that is refused before it travels: not by its content yet, which the server looks at. */
export function whyRefused(file: { name: string; size: number }): "wrongType" | "tooLarge" | null {
  if (!/\.(pdf|docx)$/i.test(file.name)) return "wrongType";
  return file.size > UPLOAD_MAX_BYTES ? "tooLarge" : null;
}

/** The server read no CV in a file: its message says why, in the reader's language; empty when it said nothing. */
export class UploadRefused extends Error {
  readonly code: ErrorCode | undefined;
  constructor(answer: ErrorBody | undefined) {
    super(answer?.message ?? "");
    this.code = answer?.code;
  }
}

/** Sends a CV; the answer says what was found, and why. Rejects with `UploadRefused`, or with what the browser has to say. */
export async function sendCv(file: File): Promise<Uploaded> {
  const form = new FormData();
  form.set("cv", file);
  const response = await fetch("/api/career-data/upload-cv", {
    method: "POST",
    body: form,
    headers: { "accept-language": shownLanguage() },
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return Uploaded.parse(answer);
  throw new UploadRefused(ErrorBody.safeParse(answer).data);
}

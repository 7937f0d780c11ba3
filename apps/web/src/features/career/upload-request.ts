import { ErrorBody, type ErrorCode } from "@terzi/contracts/errors";
import { UPLOAD_MAX_BYTES } from "@terzi/contracts/limits";
import { UploadEvent } from "@terzi/contracts/upload";
import { shownLanguage } from "@terzi/ui/texts";

/** File endings that may hold a CV; the server looks at the content. */
const ENDINGS = ".pdf .docx .jpg .jpeg .png .rtf .odt .txt .md .markdown .html .htm .xml .json .zip".split(
  " ",
);
export const ACCEPTED = ENDINGS.join(",");

/** Refuses a file before it is sent; its content is for the server to check. */
export function whyRefused(file: { name: string; size: number }): "wrongType" | "tooLarge" | null {
  if (!ENDINGS.some((ending) => file.name.toLowerCase().endsWith(ending))) return "wrongType";
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

/** Sends a CV; tells what is done with it, and ends with what was found. Throws `UploadRefused`, or what the browser has to say. */
export async function* sendCv(file: File): AsyncGenerator<UploadEvent> {
  const form = new FormData();
  form.set("cv", file);
  const response = await fetch("/api/career-data/upload-cv/steps", {
    method: "POST",
    body: form,
    headers: { "accept-language": shownLanguage() },
  });
  if (!response.ok || !response.body) {
    const answer: unknown = await response.json().catch(() => null);
    throw new UploadRefused(ErrorBody.safeParse(answer).data);
  }
  for await (const line of readLines(response.body)) {
    const event = UploadEvent.parse(JSON.parse(line));
    if (event.type === "failed") throw new UploadRefused(event.error);
    yield event;
  }
}

async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let kept = "";
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const lines = (kept + next.value).split("\n");
    kept = lines.pop() ?? "";
    yield* lines.filter(Boolean);
  }
  if (kept) yield kept;
}

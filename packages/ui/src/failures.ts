import type { ErrorBody } from "@terzi/contracts/errors";
import { TRPCClientError } from "@trpc/client";

/** What the server says of a failed call; null when it could not be reached or said nothing. */
export function failureOf(error: unknown): ErrorBody | null {
  if (!(error instanceof TRPCClientError)) return null;
  // The server's error formatter puts the body of every failure here.
  const answered: { failure?: ErrorBody } | null | undefined = error.data;
  return answered?.failure ?? null;
}

/** The server's message in the reader's language, or what the caller has for the case that there is none. */
export const failureText = (error: unknown, fallback: string): string =>
  failureOf(error)?.message ?? fallback;

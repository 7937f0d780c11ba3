import { z } from "zod";
import { text } from "./text.ts";

/** Parts of an account that a token may be made for alone: an agent that keeps the board needs nothing else. */
export const TokenArea = z.enum(["profile", "score", "generate", "download", "applications"]);
export type TokenArea = z.infer<typeof TokenArea>;

/**
 * read: what only reads. write: that, and what changes. admin: the admin panel's calls, for admins alone. An area: its
 * own calls, reading and changing, and no others.
 */
export const TokenScope = z.enum(["read", "write", "admin", ...TokenArea.options]);
export type TokenScope = z.infer<typeof TokenScope>;

export const CreateTokenInput = z.object({
  name: text(100).refine((value) => value.trim() !== "", "Required"),
  scopes: z.array(TokenScope).min(1, "Required").max(8),
  expiresInDays: z.int().min(1).max(365).default(90),
});
export type CreateTokenInput = z.input<typeof CreateTokenInput>;

export const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z.array(TokenScope),
  expiresAt: z.iso.datetime(),
  /** To the minute. */
  lastUsedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** A new token in full: shown only this once, and stored as a hash. */
export const NewApiToken = ApiToken.extend({ token: z.string() });
export type NewApiToken = z.infer<typeof NewApiToken>;

export const TokenId = z.object({ id: z.uuid() });
export type TokenId = z.infer<typeof TokenId>;

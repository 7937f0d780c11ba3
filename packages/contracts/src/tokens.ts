import { z } from "zod";
import { text } from "./text.ts";

/** read: only what reads. write: also what changes. admin: the admin panel's calls, for admins only. */
export const TokenScope = z.enum(["read", "write", "admin"]);
export type TokenScope = z.infer<typeof TokenScope>;

export const CreateTokenInput = z.object({
  name: text(100).refine((value) => value.trim() !== "", "Required"),
  scopes: z.array(TokenScope).min(1, "Required").max(3),
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

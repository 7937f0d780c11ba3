import { z } from "zod";
import { PasswordInput } from "./account.ts";
import { PASSWORD_MAX } from "./limits.ts";
import { text } from "./text.ts";

/** A site by whose account one can log in, as the operator has named it. */
export const IdentityProvider = z.object({ id: z.string(), name: z.string() });
export type IdentityProvider = z.infer<typeof IdentityProvider>;

/** An account elsewhere that opens this one. */
export const Identity = z.object({
  id: z.uuid(),
  issuer: z.string(),
  email: z.string(),
  /** Null when the operator has stopped offering that site. */
  provider: IdentityProvider.nullable(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Identity = z.infer<typeof Identity>;

export const ConnectInput = PasswordInput.extend({ provider: text(40).min(1) });
export type ConnectInput = z.infer<typeof ConnectInput>;

export const DisconnectInput = z.object({
  id: z.uuid(),
  /** Asked of accounts that have one. */
  password: text(PASSWORD_MAX).optional(),
});
export type DisconnectInput = z.infer<typeof DisconnectInput>;

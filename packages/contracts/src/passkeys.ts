import { z } from "zod";
import { PasswordInput } from "./account.ts";
import { text } from "./text.ts";

/** A key of one of a person's devices, by which they log in without a password. */
export const Passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type Passkey = z.infer<typeof Passkey>;

const PasskeyName = text(100).min(1, "Required");

/** Bytes, as WebAuthn's JSON has them. */
const Bytes = z
  .string()
  .max(20_000)
  .regex(/^[\w-]+={0,2}$/);
const CredentialId = Bytes.max(1_400);

export const AddPasskeyInput = z.object({
  name: PasskeyName,
  /** What the browser answered to the options of `passkeys.begin`. */
  credential: z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal("public-key"),
    response: z.object({
      clientDataJSON: Bytes,
      attestationObject: Bytes,
      transports: z.array(text(40)).max(10).default([]),
    }),
  }),
});
export type AddPasskeyInput = z.input<typeof AddPasskeyInput>;

export const PasskeySignInInput = z.object({
  /** What the browser answered to the options of `passkeys.ask`. */
  credential: z.object({
    id: CredentialId,
    rawId: CredentialId,
    type: z.literal("public-key"),
    response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
  }),
});
export type PasskeySignInInput = z.infer<typeof PasskeySignInInput>;

export const RenamePasskeyInput = z.object({ id: z.uuid(), name: PasskeyName });
export type RenamePasskeyInput = z.infer<typeof RenamePasskeyInput>;

export const RemovePasskeyInput = PasswordInput.extend({ id: z.uuid() });
export type RemovePasskeyInput = z.infer<typeof RemovePasskeyInput>;

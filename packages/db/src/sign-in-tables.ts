import type { Generated } from "kysely";
import type { OptionalTime, Time, TimeByDefault, Uuid } from "./column-types.ts";

type EmailConfirmationTable = {
  tokenHash: string;
  accountId: string;
  expiresAt: Time;
  createdAt: TimeByDefault;
};

type PasskeyTable = {
  id: Uuid;
  accountId: string;
  credentialId: string;
  publicKey: Buffer;
  counter: Generated<number>;
  transports: string[];
  name: string;
  createdAt: TimeByDefault;
  lastUsedAt: OptionalTime;
};

type PasskeyChallengeTable = { challenge: string; accountId: string | null; expiresAt: Time };

type IdentityTable = {
  id: Uuid;
  accountId: string;
  issuer: string;
  subject: string;
  email: Generated<string>;
  createdAt: TimeByDefault;
  lastUsedAt: OptionalTime;
};

type IdentityFlowTable = {
  stateHash: string;
  provider: string;
  nonce: string;
  codeVerifier: string;
  sessionId: string | null;
  expiresAt: Time;
};

/** The ways into an account besides its password, and what proves its address. */
export type SignInTables = {
  emailConfirmation: EmailConfirmationTable;
  passkey: PasskeyTable;
  passkeyChallenge: PasskeyChallengeTable;
  identity: IdentityTable;
  identityFlow: IdentityFlowTable;
};

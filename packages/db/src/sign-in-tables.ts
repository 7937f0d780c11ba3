import type { ColumnType, Generated } from "kysely";

type Time = ColumnType<string, string | Date, string | Date>;
type TimeByDefault = ColumnType<string, string | Date | undefined, string | Date>;
type OptionalTime = ColumnType<string | null, string | Date | null | undefined, string | Date | null>;
type Uuid = Generated<string>;

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

/** What the other site says of a person. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string;
  /** Whether that site knows the address to be the person's. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** What only this visit knows: without it, nobody's answer is taken. */
export type Secrets = { state: string; nonce: string; codeVerifier: string };

/** A site by whose accounts people can log in. */
export type IdentityProvider = {
  id: string;
  name: string;
  issuer: string;
  /** Where to send the person, who comes back to `redirectUri`. Throws IdentityAway. */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /** What the site says of the person who came back by `url`. Throws IdentityRefused or IdentityAway. */
  finish(url: URL, secrets: Secrets): Promise<Claims>;
};

/** The person said no there, or what came back is no answer to what was asked. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
}

/** The other site doesn't answer, or not as it should. */
export class IdentityAway extends Error {
  override name = "IdentityAway";
}

/** What the other site says about a person. */
export type Claims = {
  issuer: string;
  subject: string;
  email: string;
  /** Whether that site has confirmed that the address is theirs. */
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
};

/** A secret of this visit: without it nobody's answer is accepted. */
export type Secrets = { state: string; nonce: string; codeVerifier: string };

/** A site whose accounts people can log in with. */
export type IdentityProvider = {
  id: string;
  name: string;
  issuer: string;
  /** Where to send the person, who comes back to `redirectUri`. Throws IdentityAway. */
  begin(redirectUri: string): Promise<{ url: string; secrets: Secrets }>;
  /** What the site says of the person who came back by `url`. Throws IdentityRefused or IdentityAway. */
  finish(url: URL, secrets: Secrets): Promise<Claims>;
};

/** The person declined there, or what came back doesn't answer what was asked. */
export class IdentityRefused extends Error {
  override name = "IdentityRefused";
}

/** The other site doesn't answer, or not as it should. */
export class IdentityAway extends Error {
  override name = "IdentityAway";
}

import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type Configuration,
  calculatePKCECodeChallenge,
  discovery,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { IdentitySettings } from "../read-identities.ts";
import { type Claims, IdentityAway, type IdentityProvider, IdentityRefused } from "./identity-provider.ts";

const TIMEOUT_SECONDS = 10;

/** A provider of OpenID Connect. Its capabilities are fetched when first needed, and kept. */
export function openOpenId({ id, name, issuer, clientId, clientSecret }: IdentitySettings): IdentityProvider {
  let known: Promise<Configuration> | undefined;
  const find = (): Promise<Configuration> => {
    known ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: TIMEOUT_SECONDS,
      // The settings allow http for this machine alone.
      execute: issuer.startsWith("http:") ? [allowInsecureRequests] : [],
    }).catch((cause: unknown) => {
      // Asked again the next time.
      known = undefined;
      throw new IdentityAway(`${name} can't be asked`, { cause });
    });
    return known;
  };
  return {
    id,
    name,
    issuer,
    async begin(redirectUri) {
      const configuration = await find();
      const secrets = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
      const url = buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri,
        scope: "openid email profile",
        state: secrets.state,
        nonce: secrets.nonce,
        code_challenge: await calculatePKCECodeChallenge(secrets.codeVerifier),
        code_challenge_method: "S256",
      });
      return { url: url.href, secrets };
    },
    async finish(url, { state, nonce, codeVerifier }) {
      const configuration = await find();
      try {
        const tokens = await authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const said = tokens.claims();
        if (!said) throw new IdentityRefused("no ID token");
        const more = said.email ? said : await fetchUserInfo(configuration, tokens.access_token, said.sub);
        return readClaims({ ...more, iss: said.iss, sub: said.sub });
      } catch (cause) {
        if (cause instanceof AuthorizationResponseError || cause instanceof IdentityRefused)
          throw new IdentityRefused(`${name} did not let the person through`, { cause });
        throw new IdentityAway(`${name} did not say who came`, { cause });
      }
    },
  };
}

const textOf = (value: unknown, most: number): string =>
  typeof value === "string" ? value.trim().slice(0, most) : "";

const readClaims = (said: Record<string, unknown>): Claims => ({
  issuer: textOf(said.iss, 1_000),
  subject: textOf(said.sub, 1_000),
  email: textOf(said.email, 254),
  isEmailVerified: said.email_verified === true,
  firstName: textOf(said.given_name, 100),
  lastName: textOf(said.family_name, 100),
});

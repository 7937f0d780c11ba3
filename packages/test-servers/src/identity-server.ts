import { generateKeyPairSync } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import Provider, { interactionPolicy } from "oidc-provider";

/** Somebody with an account at the other site. */
export type IdentityPerson = { sub: string; email?: string; isVerified?: boolean; firstName?: string };

export type IdentityServer = {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Who is logged in there from now on, and lets us know; null: whoever comes says no. */
  setPerson(person: IdentityPerson | null): void;
  /** Goes away, and comes back at the same address. */
  pause(): Promise<void>;
  resume(): Promise<void>;
  close(): Promise<void>;
};

const CLIENT = { clientId: "terzi", clientSecret: "only-for-this-test" };
const CONTENT = "openid email profile";

/** Whoever comes is asked who they are, also those who were there a moment ago. */
function askEveryTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  const always = new Check("each_time", "", ({ oidc }) =>
    oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
  );
  policy.get("login")?.checks.add(always);
  return policy;
}

/**
 * A real provider of OpenID Connect on a free port of this machine, whose people need not be asked anything. Codes need
 * PKCE, addresses come by the call for user information.
 */
export async function startIdentityServer(): Promise<IdentityServer> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, "localhost", listening));
  const { port } = server.address() as AddressInfo; // a TCP server's address is one
  const issuer = `http://localhost:${port}`;
  const people = new Map<string, IdentityPerson>();
  let current: IdentityPerson | null = null;

  const { privateKey: signingKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        redirect_uris: ["http://localhost/auth/local/callback"],
      },
    ],
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name"] },
    cookies: { keys: ["only for this test"] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: askEveryTime(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    jwks: { keys: [{ ...signingKey.export({ format: "jwk" }), alg: "RS256", use: "sig" }] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    findAccount: (_ctx, sub) => ({
      accountId: sub,
      claims: () => {
        const { email, isVerified, firstName } = people.get(sub) ?? {};
        return {
          sub,
          ...(email && { email }),
          // Left out, as by a site that doesn't say.
          ...(email && isVerified !== undefined && { email_verified: isVerified }),
          ...(firstName && { given_name: firstName }),
        };
      },
    }),
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: CLIENT.clientId,
        accountId: oidc.session?.accountId ?? "",
      });
      grant.addOIDCScope(CONTENT);
      await grant.save();
      return grant;
    },
  });
  // The product listens at a port that nobody knows before.
  Object.defineProperty(provider.Client.prototype, "redirectUriAllowed", { value: () => true });

  const answer = provider.callback();
  server.on("request", async (request, response) => {
    if (!request.url?.startsWith("/interaction/")) return answer(request, response);
    const person = current;
    if (person) people.set(person.sub, person);
    await provider.interactionFinished(
      request,
      response,
      person ? { login: { accountId: person.sub, remember: false } } : { error: "access_denied" },
    );
  });
  const close = () =>
    new Promise<void>((closed) => {
      server.close(() => closed());
      server.closeAllConnections();
    });
  return {
    issuer,
    ...CLIENT,
    setPerson: (person) => {
      current = person;
    },
    pause: close,
    resume: () => new Promise<void>((listening) => server.listen(port, "localhost", listening)),
    close,
  };
}

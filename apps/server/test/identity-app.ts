import { type IdentityServer, startIdentityServer } from "@terzi/test-servers/identity-server";
import { startApp, type TestApp } from "./start-app.ts";
import type { Answer, Visitor } from "./visitor.ts";
import { followThere } from "./wander.ts";

export const PASSWORD = "correct horse";

/** The server, and another site by which people log in, under two names. */
export async function startIdentityApp(): Promise<{ app: TestApp; site: IdentityServer }> {
  const site = await startIdentityServer();
  const app = await startApp({
    env: {
      OIDC_LOCAL_NAME: "Local ID",
      OIDC_LOCAL_ISSUER: site.issuer,
      OIDC_LOCAL_CLIENT_ID: site.clientId,
      OIDC_LOCAL_CLIENT_SECRET: site.clientSecret,
      OIDC_SECOND_NAME: "Second ID",
      OIDC_SECOND_ISSUER: site.issuer,
      OIDC_SECOND_CLIENT_ID: site.clientId,
      OIDC_SECOND_CLIENT_SECRET: site.clientSecret,
    },
  });
  return { app, site };
}

export const resultOf = (answer: Answer) => answer.json().result.data;

/** The accounts elsewhere that open one's own. */
export const list = async (visitor: Visitor) =>
  resultOf(await visitor.call("identities.list", undefined, "query"));

/** Connects the other site's account to one's own, from the password to the way back. */
export async function connect(visitor: Visitor, password = PASSWORD): Promise<Answer> {
  const begun = await visitor.call("identities.connect", { provider: "local", password });
  return visitor.get(await followThere(resultOf(begun).url));
}

/** What was mailed to an address, oldest first. */
export const mailsTo = async (app: TestApp, email: string) =>
  (await app.db.selectFrom("mail").select("content").where("recipient", "=", email).execute()).map(
    // The package of mails knows the shape.
    ({ content }) => content as { template: string; path?: string },
  );

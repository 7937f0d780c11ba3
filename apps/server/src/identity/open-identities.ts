import type { Config } from "../config.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** Who else may say who somebody is, as the settings name them. Loaded where one is set up. */
export async function openIdentities({
  identities,
}: Pick<Config, "identities">): Promise<IdentityProvider[]> {
  if (!identities.length) return [];
  const { openOpenId } = await import("./openid.ts");
  return identities.map(openOpenId);
}

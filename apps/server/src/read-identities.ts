import { ConfigError, type Env, read, readGroup, readUrl } from "./read-setting.ts";

/** A site whose accounts people can log in with. */
export type IdentitySettings = {
  /** Its name in addresses: "google". */
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
};

const PARTS = ["NAME", "ISSUER", "CLIENT_ID", "CLIENT_SECRET"] as const;
const VARIABLE = /^OIDC_([A-Z0-9]+)_(NAME|ISSUER|CLIENT_ID|CLIENT_SECRET)$/;

/** Each provider is four variables: OIDC_GOOGLE_NAME, OIDC_GOOGLE_ISSUER and so on. Throws ConfigError. */
export function readIdentities(env: Env): IdentitySettings[] {
  const set = Object.keys(env).filter((name) => name.startsWith("OIDC_") && read(env, name));
  for (const name of set)
    if (!VARIABLE.test(name))
      throw new ConfigError(
        `${name} is no setting. A provider is set by OIDC_GOOGLE_NAME, …_ISSUER, …_CLIENT_ID and …_CLIENT_SECRET.`,
      );
  const ids = [...new Set(set.map((name) => VARIABLE.exec(name)?.[1] ?? ""))].sort();
  return ids.map((id) => readOne(env, id));
}

function readOne(env: Env, id: string): IdentitySettings {
  const variable = (part: (typeof PARTS)[number]) => `OIDC_${id}_${part}` as const;
  const values = readGroup(env, `The log-in by ${id}`, PARTS.map(variable));
  const issuer = readUrl(env, variable("ISSUER"), ["https:", "http:"]);
  if (!values || !issuer) throw new ConfigError(`The log-in by ${id} is not set.`);
  const { protocol, hostname } = new URL(issuer);
  if (protocol === "http:" && !["localhost", "127.0.0.1", "[::1]"].includes(hostname))
    throw new ConfigError(`${variable("ISSUER")} must begin with https://: what goes there opens accounts.`);
  return {
    id: id.toLowerCase(),
    name: values[variable("NAME")] ?? "",
    issuer,
    clientId: values[variable("CLIENT_ID")] ?? "",
    clientSecret: values[variable("CLIENT_SECRET")] ?? "",
  };
}

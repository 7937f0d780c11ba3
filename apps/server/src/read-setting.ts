/** The settings are unusable; the message says which variables are wrong and how. */
export class ConfigError extends Error {
  override name = "ConfigError";
}

export type Env = Record<string, string | undefined>;

/** A variable that is set; the empty string counts as unset, as in `.env` files. */
export const read = (env: Env, name: string): string | undefined => env[name]?.trim() || undefined;

/** All of `names`, or none: a half-set group stops the start and names what is missing. */
export function readGroup<N extends string>(
  env: Env,
  part: string,
  names: readonly N[],
): Record<N, string> | null {
  const missing = names.filter((name) => !read(env, name));
  if (missing.length === names.length) return null;
  if (missing.length) {
    const set = names.filter((name) => read(env, name));
    throw new ConfigError(
      `${part}: ${set.join(", ")} set, but ${missing.join(", ")} missing. Set all of them, or none.`,
    );
  }
  // `missing` is empty, so every name has a value.
  return Object.fromEntries(names.map((name) => [name, read(env, name)])) as Record<N, string>;
}

/** One of a few words. */
export function readChoice(env: Env, name: string, choices: readonly string[], fallback: string): string {
  const value = read(env, name) ?? fallback;
  if (!choices.includes(value))
    throw new ConfigError(`${name} must be one of ${choices.join(", ")}, not "${value}".`);
  return value;
}

/** An address of one of `protocols` ("https:"); null when unset. */
export function readUrl(env: Env, name: string, protocols: string[]): string | null {
  const value = read(env, name);
  if (!value) return null;
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol))
    throw new ConfigError(`${name} must be an address that begins with ${protocols.join("// or ")}//.`);
  return value;
}

/** Mail goes to one address: with a name in front ("Terzi <a@b>") where it is a sender's. */
export function readAddress(env: Env, name: string): string | null {
  const value = read(env, name);
  if (!value) return null;
  if (!/^([^<>@\r\n]*<[^\s<>@,;]+@[^\s<>@,;]+>|[^\s<>@,;]+@[^\s<>@,;]+)$/.test(value))
    throw new ConfigError(`${name} must be an e-mail address, not "${value}".`);
  return value;
}

import { hash, verify } from "@node-rs/argon2";

// OWASP's first recommendation for argon2id: 19 MiB, 2 passes, 1 lane.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password.normalize("NFKC"), COST);

let nobodysHash: Promise<string> | undefined;

/** Whether the password matches the hash. Without a hash it does the same work and says no. */
export async function isPasswordOf(passwordHash: string | undefined, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword("nobody has this password");
  const isRight = await verify(passwordHash ?? (await nobodysHash), password.normalize("NFKC"));
  return isRight && passwordHash !== undefined;
}

import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { Db } from "@terzi/db/open-db";
import { findOrInsertSecret } from "../system/store.ts";
import type { Shared } from "./share-store.ts";

const sign = async (db: Db, signed: string): Promise<string> => {
  const key = await findOrInsertSecret(db, "share", randomBytes(32).toString("base64url"));
  return createHmac("sha256", key).update(signed).digest("base64url");
};

/** A link's token, 256 bits: derived from its id whenever its owner wants to see it, and stored only as a hash. */
export const makeToken = (db: Db, id: string): Promise<string> => sign(db, `link ${id}`);

export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/**
 * What a visitor presents after entering the password: useless for another link, another password, or after `until`.
 */
export async function makePass(db: Db, { id, passwordHash }: Shared, until: number): Promise<string> {
  return `${until}.${await sign(db, `pass ${id} ${until} ${passwordHash}`)}`;
}

export async function isPassOf(db: Db, shared: Shared, pass: string, now: Date): Promise<boolean> {
  const until = Number(/^\d{1,15}(?=\.)/.exec(pass)?.[0] ?? 0);
  if (until <= now.getTime()) return false;
  const right = Buffer.from(await makePass(db, shared, until));
  const given = Buffer.from(pass);
  return right.length === given.length && timingSafeEqual(right, given);
}

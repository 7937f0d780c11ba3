import { createHash, randomBytes } from "node:crypto";
import type { Db } from "@terzi/db/open-db";
import type { Person } from "./world.ts";

/** The cookie of a browser in which the person is signed in. */
export async function signIn(db: Db, { id }: Person): Promise<string> {
  const session = randomBytes(20).toString("hex");
  await db
    .insertInto("session")
    .values({
      id: createHash("sha256").update(session).digest("hex"),
      accountId: id,
      expiresAt: new Date(Date.now() + 29 * 86_400_000),
      userAgent: "bench",
    })
    .execute();
  return `terzi_session=${session}`;
}

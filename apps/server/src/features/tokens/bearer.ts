import { createHash } from "node:crypto";
import type { User } from "@terzi/contracts/account";
import type { TokenScope } from "@terzi/contracts/tokens";
import { AppError } from "../../app-error.ts";
import type { Ports } from "../../ctx.ts";
import { findEnabledUserIfAny } from "../auth/store.ts";
import { findBearerIfAny } from "./store.ts";

/** A token is long and random, so a plain hash of it can't be reversed. */
export const hashToken = (token: string): string => createHash("sha256").update(token).digest("hex");

/** Who calls with `Authorization: Bearer …`, and what the token may do. INVALID_TOKEN when it isn't valid. */
export async function readBearer(
  { db, now }: Pick<Ports, "db" | "now">,
  authorization: string,
): Promise<{ user: User; scopes: TokenScope[] }> {
  const token = /^bearer +(\S+) *$/i.exec(authorization)?.[1];
  const bearer = token && (await findBearerIfAny(db, hashToken(token), now()));
  const user = bearer && (await findEnabledUserIfAny(db, bearer.accountId));
  if (!bearer || !user) throw new AppError("INVALID_TOKEN");
  return { user, scopes: bearer.scopes };
}

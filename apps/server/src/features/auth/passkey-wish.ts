import type { User } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";
import { findSettingIfAny } from "../system/store.ts";

const SETTING = "admin_passkey";

/**
 * The account, marked as still needing a passkey: an admin's, where a setting requires one of admins. Until then it
 * can do nothing else.
 */
export async function notePasskeyWish(db: Db, user: User, passkeyId: string | null): Promise<User> {
  if (user.role !== "admin" || passkeyId) return user;
  const setting = await findSettingIfAny(db, SETTING);
  return setting?.trim() === "on" ? { ...user, passkeyWanted: true } : user;
}

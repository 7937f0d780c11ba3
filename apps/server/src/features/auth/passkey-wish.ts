import type { User } from "@terzi/contracts/account";
import type { Db } from "@terzi/db/open-db";
import { findSettingIfAny } from "../system/store.ts";

const SETTING = "admin_passkey";

/**
 * The account, with the note that it has yet to come by a passkey: an admin's, where a setting asks that of admins.
 * Until then it can do nothing but that.
 */
export async function notePasskeyWish(db: Db, user: User, passkeyId: string | null): Promise<User> {
  if (user.role !== "admin" || passkeyId) return user;
  const setting = await findSettingIfAny(db, SETTING);
  return setting?.trim() === "on" ? { ...user, passkeyWanted: true } : user;
}

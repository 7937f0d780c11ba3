import type { NameInput, User } from "@terzi/contracts/account";
import type { UserCtx } from "../../ctx.ts";
import { findUser, updateName } from "./store.ts";

export async function changeName(ctx: UserCtx, name: NameInput): Promise<User> {
  await updateName(ctx.db, ctx.user.id, name);
  return findUser(ctx.db, ctx.user.id);
}

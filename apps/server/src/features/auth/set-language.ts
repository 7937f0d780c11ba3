import type { LanguageInput, User } from "@terzi/contracts/account";
import type { UserCtx } from "../../ctx.ts";
import { findUser, updateLanguage } from "./store.ts";

export async function setLanguage(ctx: UserCtx, { language }: LanguageInput): Promise<User> {
  await updateLanguage(ctx.db, ctx.user.id, language);
  return findUser(ctx.db, ctx.user.id);
}

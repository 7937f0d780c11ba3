import type { User } from "@terzi/contracts/account";
import type { Ctx } from "../../ctx.ts";
import { enqueueMail } from "../mail/enqueue-mail.ts";

type Change = { template: "identity-added" | "identity-removed"; issuer: string };

/** Tells an account's owner that a way in was added or removed. Call it in that transaction. */
export async function tellOfIdentity(
  { db }: Pick<Ctx, "db">,
  { email, language, firstName }: User,
  { template, issuer }: Change,
): Promise<void> {
  const content = { template, firstName, site: new URL(issuer).host } as const;
  await enqueueMail({ db }, { to: email, language, content });
}

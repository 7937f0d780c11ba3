import type { CareerData } from "@terzi/contracts/career";
import { withOwnContacts } from "@terzi/contracts/own-contacts";
import type { UserCtx } from "../../ctx.ts";
import { findCareer } from "./store.ts";

/**
 * The profile. Before its first save it holds what the account knows of its owner, so that no CV goes out without a
 * name.
 */
export async function readCareer({ db, user }: UserCtx): Promise<CareerData> {
  const career = await findCareer(db, user.id);
  return career.version === 0 ? withOwnContacts(career, user) : career;
}

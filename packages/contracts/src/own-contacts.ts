import type { User } from "./account.ts";
import type { CareerProfile, PersonalInfo } from "./career.ts";

type Owner = Pick<User, "firstName" | "lastName" | "email">;

/** What an account tells of its owner. */
export const contactsOf = ({ firstName, lastName, email }: Owner): Pick<PersonalInfo, "name" | "email"> => ({
  name: [firstName, lastName].filter(Boolean).join(" "),
  email,
});

/** The profile, with name and e-mail taken from its owner's account where it has none. */
export function withOwnContacts<P extends CareerProfile>(profile: P, owner: Owner): P {
  const { name, email } = contactsOf(owner);
  const known = profile.personalInfo;
  return { ...profile, personalInfo: { ...known, name: known.name || name, email: known.email || email } };
}

/** Whether a reader of a CV made from this profile couldn't answer: it has no name, or no way to reach its owner. */
export function missingContacts({ personalInfo }: CareerProfile): ("name" | "reach")[] {
  const has = (field: keyof PersonalInfo) => personalInfo[field].trim() !== "";
  return [
    ...(has("name") ? [] : (["name"] as const)),
    ...(has("email") || has("phone") ? [] : (["reach"] as const)),
  ];
}

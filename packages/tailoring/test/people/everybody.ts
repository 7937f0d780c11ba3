import { ACCOUNTANT } from "./accountant.ts";
import { CHEF } from "./chef.ts";
import { DEVELOPER } from "./developer.ts";
import { ELECTRICIAN } from "./electrician.ts";
import { NURSE } from "./nurse.ts";
import type { Case } from "./person.ts";
import { TEACHER } from "./teacher.ts";

/** Each with the profession that has least in common with it. */
export const EVERYBODY: Record<string, { own: Case; other: Case }> = {
  nurse: { own: NURSE, other: ELECTRICIAN },
  chef: { own: CHEF, other: ACCOUNTANT },
  electrician: { own: ELECTRICIAN, other: TEACHER },
  developer: { own: DEVELOPER, other: CHEF },
  accountant: { own: ACCOUNTANT, other: NURSE },
  teacher: { own: TEACHER, other: DEVELOPER },
};

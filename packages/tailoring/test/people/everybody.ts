import { ACCOUNTANT } from "./accountant.ts";
import { CHEF } from "./chef.ts";
import { CIVIL_ENGINEER } from "./civil-engineer.ts";
import { DEVELOPER } from "./developer.ts";
import { ELECTRICIAN } from "./electrician.ts";
import { NURSE } from "./nurse.ts";
import type { Case } from "./person.ts";
import { SALES_REPRESENTATIVE } from "./sales-representative.ts";
import { TEACHER } from "./teacher.ts";
import { WAREHOUSE_WORKER } from "./warehouse-worker.ts";

/** Each with the profession that has least in common with it. */
export const EVERYBODY: Record<string, { own: Case; other: Case }> = {
  nurse: { own: NURSE, other: ELECTRICIAN },
  chef: { own: CHEF, other: ACCOUNTANT },
  electrician: { own: ELECTRICIAN, other: TEACHER },
  developer: { own: DEVELOPER, other: CHEF },
  accountant: { own: ACCOUNTANT, other: NURSE },
  "sales representative": { own: SALES_REPRESENTATIVE, other: CIVIL_ENGINEER },
  "civil engineer": { own: CIVIL_ENGINEER, other: NURSE },
  "warehouse worker": { own: WAREHOUSE_WORKER, other: TEACHER },
  teacher: { own: TEACHER, other: DEVELOPER },
};

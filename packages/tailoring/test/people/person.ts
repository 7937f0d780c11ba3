import { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/languages";
import type { z } from "zod";

/** A posting and the profile of somebody who has everything that it asks for, in both languages. */
export type Case = Record<Language, { posting: string; profile: CareerProfile }>;

/** A profile from the fields that matter for a test. */
export const profile = (fields: z.input<typeof CareerProfile>): CareerProfile => CareerProfile.parse(fields);

export const TODAY = { year: 2026, month: 11 };

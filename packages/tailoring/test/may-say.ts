import type { CareerProfile } from "@terzi/contracts/career";
import type { Language } from "@terzi/contracts/language";
import type { Place } from "@terzi/contracts/place";
import { createGuard } from "../src/guard/guard.ts";

const TODAY = "2026-11-21";

/** Whether a CV made from this profile may say `claim` of the entry at `place`, or in its summary where there is none. */
export const maySay = (
  profile: CareerProfile,
  claim: string,
  { place = "", language }: { place?: Place; language?: Language } = {},
): boolean =>
  createGuard(profile, "enhanced", TODAY, language).proves(
    claim,
    place ? { kind: "entry", place } : { kind: "profile" },
  );

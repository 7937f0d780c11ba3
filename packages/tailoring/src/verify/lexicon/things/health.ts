import { ANIMALS_AND_VETS } from "./health/animals-and-vets.ts";
import { BODY_AND_BLOOD } from "./health/body-and-blood.ts";
import { BRANCHES_OF_MEDICINE } from "./health/branches-of-medicine.ts";
import { CARE_AND_CRAFT } from "./health/care-and-craft.ts";
import { CARE_AT_HOME_AND_IN_HOMES } from "./health/care-at-home-and-in-homes.ts";
import { DISEASES_AND_SYMPTOMS } from "./health/diseases-and-symptoms.ts";
import { DRUGS_AND_PHARMACIES } from "./health/drugs-and-pharmacies.ts";
import { HOSPITAL_AND_NURSING } from "./health/hospital-and-nursing.ts";
import { MEDICINE_AND_THERAPY } from "./health/medicine-and-therapy.ts";
import { TEETH_EYES_AND_HEARING } from "./health/teeth-eyes-and-hearing.ts";
import { TESTS_AND_PROCEDURES } from "./health/tests-and-procedures.ts";
import { THERAPY_AND_MIND } from "./health/therapy-and-mind.ts";
import { WARDS_AND_CASES } from "./health/wards-and-cases.ts";

/** Health and care, of people and of animals; the form of a line is that of everyday/general.ts. */
export const HEALTH_THINGS = [
  ANIMALS_AND_VETS,
  BODY_AND_BLOOD,
  BRANCHES_OF_MEDICINE,
  CARE_AND_CRAFT,
  CARE_AT_HOME_AND_IN_HOMES,
  DISEASES_AND_SYMPTOMS,
  DRUGS_AND_PHARMACIES,
  HOSPITAL_AND_NURSING,
  MEDICINE_AND_THERAPY,
  TEETH_EYES_AND_HEARING,
  TESTS_AND_PROCEDURES,
  THERAPY_AND_MIND,
  WARDS_AND_CASES,
]
  .map((lines) => lines.trim())
  .join("\n");

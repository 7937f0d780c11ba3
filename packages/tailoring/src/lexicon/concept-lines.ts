import type { ConceptKind } from "./concept-kind.ts";
import { BUSINESS } from "./lines/business.ts";
import { CERTIFICATES } from "./lines/certificates.ts";
import { CRAFTS } from "./lines/crafts.ts";
import { DATA_AND_CLOUD } from "./lines/data-and-cloud.ts";
import { HEALTH_AND_CARE } from "./lines/health-and-care.ts";
import { HUMAN_LANGUAGES } from "./lines/human-languages.ts";
import { OFFICE_TOOLS } from "./lines/office-tools.ts";
import { SERVICE_AND_EDUCATION } from "./lines/service-and-education.ts";
import { SOFT_SKILLS } from "./lines/soft-skills.ts";
import { SOFTWARE_CRAFT } from "./lines/software-craft.ts";
import { SOFTWARE_TOOLS } from "./lines/software-tools.ts";

/** Our own glossary: "name | other English names | Turkish names | what it is a kind of", by kind. */
export const CONCEPT_LINES: readonly [ConceptKind, string][] = [
  ["tool", SOFTWARE_TOOLS],
  ["tool", OFFICE_TOOLS],
  ["tool", DATA_AND_CLOUD],
  ["knowledge", SOFTWARE_CRAFT],
  ["knowledge", BUSINESS],
  ["knowledge", HEALTH_AND_CARE],
  ["knowledge", CRAFTS],
  ["knowledge", SERVICE_AND_EDUCATION],
  ["soft", SOFT_SKILLS],
  ["language", HUMAN_LANGUAGES],
  ["certificate", CERTIFICATES],
];

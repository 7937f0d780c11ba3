import { CONTRACTS_AND_DISPUTES } from "./state/contracts-and-disputes.ts";
import { GUARDING_AND_RESCUE } from "./state/guarding-and-rescue.ts";
import { LAW_AND_JUSTICE } from "./state/law-and-justice.ts";
import { PUBLIC_LIFE } from "./state/public-life.ts";
import { STATE_AND_SECURITY } from "./state/state-and-security.ts";
import { TOWNS_AND_CITIZENS } from "./state/towns-and-citizens.ts";

/** Law, state, security and public life; the form of a line is that of everyday/general.ts. */
export const STATE_THINGS = [
  CONTRACTS_AND_DISPUTES,
  GUARDING_AND_RESCUE,
  LAW_AND_JUSTICE,
  PUBLIC_LIFE,
  STATE_AND_SECURITY,
  TOWNS_AND_CITIZENS,
]
  .map((lines) => lines.trim())
  .join("\n");

import { GENERAL } from "./everyday/general.ts";
import { INSTITUTIONS_AND_PLACES } from "./everyday/institutions-and-places.ts";
import { PLANS_AND_RESULTS } from "./everyday/plans-and-results.ts";
import { QUALITIES_AND_COLOURS } from "./everyday/qualities-and-colours.ts";
import { QUALITIES_AND_HEALTH } from "./everyday/qualities-and-health.ts";
import { QUALITIES_AND_MANNERS } from "./everyday/qualities-and-manners.ts";
import { SHIFTS_AND_CALENDAR } from "./everyday/shifts-and-calendar.ts";
import { TIME_AND_FREQUENCY } from "./everyday/time-and-frequency.ts";
import { WORKING_LIFE } from "./everyday/working-life.ts";

/** What belongs to every trade; the form of a line is that of everyday/general.ts. */
export const EVERYDAY_THINGS = [
  GENERAL,
  INSTITUTIONS_AND_PLACES,
  PLANS_AND_RESULTS,
  QUALITIES_AND_COLOURS,
  QUALITIES_AND_HEALTH,
  QUALITIES_AND_MANNERS,
  SHIFTS_AND_CALENDAR,
  TIME_AND_FREQUENCY,
  WORKING_LIFE,
]
  .map((lines) => lines.trim())
  .join("\n");

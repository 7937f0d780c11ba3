import { CULTURE_THINGS } from "./things/culture.ts";
import { EVERYDAY_THINGS } from "./things/everyday.ts";
import { HEALTH_THINGS } from "./things/health.ts";
import { HOSPITALITY_THINGS } from "./things/hospitality.ts";
import { INDUSTRY_THINGS } from "./things/industry.ts";
import { LAND_THINGS } from "./things/land.ts";
import { LEARNING_THINGS } from "./things/learning.ts";
import { OFFICE_THINGS } from "./things/office.ts";
import { PLACES_THINGS } from "./things/places.ts";
import { SOFTWARE_THINGS } from "./things/software.ts";
import { STATE_THINGS } from "./things/state.ts";
import { TRADE_THINGS } from "./things/trade.ts";
import { TRANSPORT_THINGS } from "./things/transport.ts";

/** What people work with, by field; the form of a line is that of things/everyday/general.ts. */
export const THINGS = [
  CULTURE_THINGS,
  EVERYDAY_THINGS,
  HEALTH_THINGS,
  INDUSTRY_THINGS,
  LAND_THINGS,
  LEARNING_THINGS,
  OFFICE_THINGS,
  PLACES_THINGS,
  HOSPITALITY_THINGS,
  SOFTWARE_THINGS,
  STATE_THINGS,
  TRADE_THINGS,
  TRANSPORT_THINGS,
].join("\n");

import { ANY_TRADE } from "./roles/any-trade.ts";
import { BUILDING_CRAFTS_AND_FARMING } from "./roles/building-crafts-and-farming.ts";
import { DOCTORS_AND_SPECIALISTS } from "./roles/doctors-and-specialists.ts";
import { DRIVERS_AND_WAREHOUSES } from "./roles/drivers-and-warehouses.ts";
import { FOOD_HOTELS_AND_TRAVEL } from "./roles/food-hotels-and-travel.ts";
import { HEALTH_AND_CARE } from "./roles/health-and-care.ts";
import { LAW_STATE_AND_SECURITY } from "./roles/law-state-and-security.ts";
import { NURSES_AND_TECHNICIANS } from "./roles/nurses-and-technicians.ts";
import { OFFICES_MONEY_AND_PROPERTY } from "./roles/offices-money-and-property.ts";
import { SHOPS_MEDIA_AND_SPORT } from "./roles/shops-media-and-sport.ts";
import { SOFTWARE_AND_FACTORIES } from "./roles/software-and-factories.ts";
import { TEACHERS_AND_TRAINERS } from "./roles/teachers-and-trainers.ts";
import { TEACHING_AND_RESEARCH } from "./roles/teaching-and-research.ts";

/** What people are, by profession and rank. Said of oneself, only a title of one's own supports it. */
export const ROLES = [
  ANY_TRADE,
  BUILDING_CRAFTS_AND_FARMING,
  DOCTORS_AND_SPECIALISTS,
  DRIVERS_AND_WAREHOUSES,
  FOOD_HOTELS_AND_TRAVEL,
  HEALTH_AND_CARE,
  LAW_STATE_AND_SECURITY,
  NURSES_AND_TECHNICIANS,
  OFFICES_MONEY_AND_PROPERTY,
  SHOPS_MEDIA_AND_SPORT,
  SOFTWARE_AND_FACTORIES,
  TEACHERS_AND_TRAINERS,
  TEACHING_AND_RESEARCH,
]
  .map((lines) => lines.trim())
  .join("\n");

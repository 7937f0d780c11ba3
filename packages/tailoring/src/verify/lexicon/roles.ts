import { ANY_TRADE } from "./roles/any-trade.ts";
import { ARTISTS_AND_PRESS } from "./roles/artists-and-press.ts";
import { BUILDING_CRAFTS_AND_FARMING } from "./roles/building-crafts-and-farming.ts";
import { DOCTORS_AND_SPECIALISTS } from "./roles/doctors-and-specialists.ts";
import { DRIVERS_AND_WAREHOUSES } from "./roles/drivers-and-warehouses.ts";
import { FARMS_FOOD_AND_CRAFTS } from "./roles/farms-food-and-crafts.ts";
import { FOOD_HOTELS_AND_TRAVEL } from "./roles/food-hotels-and-travel.ts";
import { HEALTH_AND_CARE } from "./roles/health-and-care.ts";
import { KITCHENS_ROOMS_AND_JOURNEYS } from "./roles/kitchens-rooms-and-journeys.ts";
import { LAW_STATE_AND_SECURITY } from "./roles/law-state-and-security.ts";
import { NURSES_AND_TECHNICIANS } from "./roles/nurses-and-technicians.ts";
import { OFFICES_MONEY_AND_PROPERTY } from "./roles/offices-money-and-property.ts";
import { SELLERS_AND_MARKETERS } from "./roles/sellers-and-marketers.ts";
import { SHOPS_MEDIA_AND_SPORT } from "./roles/shops-media-and-sport.ts";
import { SOFTWARE_AND_FACTORIES } from "./roles/software-and-factories.ts";
import { SPORT_BEAUTY_AND_CLEANING } from "./roles/sport-beauty-and-cleaning.ts";
import { TEACHERS_AND_TRAINERS } from "./roles/teachers-and-trainers.ts";
import { TEACHING_AND_RESEARCH } from "./roles/teaching-and-research.ts";
import { VEHICLES_ENERGY_AND_SAFETY } from "./roles/vehicles-energy-and-safety.ts";
import { WORKSHOPS_AND_SITES } from "./roles/workshops-and-sites.ts";

/** What people are, by profession and rank. Said of oneself, only a title of one's own supports it. */
export const ROLES = [
  ANY_TRADE,
  ARTISTS_AND_PRESS,
  BUILDING_CRAFTS_AND_FARMING,
  DOCTORS_AND_SPECIALISTS,
  DRIVERS_AND_WAREHOUSES,
  FARMS_FOOD_AND_CRAFTS,
  FOOD_HOTELS_AND_TRAVEL,
  HEALTH_AND_CARE,
  KITCHENS_ROOMS_AND_JOURNEYS,
  LAW_STATE_AND_SECURITY,
  NURSES_AND_TECHNICIANS,
  OFFICES_MONEY_AND_PROPERTY,
  SELLERS_AND_MARKETERS,
  SHOPS_MEDIA_AND_SPORT,
  SOFTWARE_AND_FACTORIES,
  SPORT_BEAUTY_AND_CLEANING,
  TEACHERS_AND_TRAINERS,
  TEACHING_AND_RESEARCH,
  VEHICLES_ENERGY_AND_SAFETY,
  WORKSHOPS_AND_SITES,
]
  .map((lines) => lines.trim())
  .join("\n");

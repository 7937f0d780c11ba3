import { CLEANING_AND_LAUNDRY } from "./hospitality/cleaning-and-laundry.ts";
import { CLOTHES_BEAUTY_AND_HOMES } from "./hospitality/clothes-beauty-and-homes.ts";
import { DISHES_AND_INGREDIENTS } from "./hospitality/dishes-and-ingredients.ts";
import { HAIR_AND_BEAUTY } from "./hospitality/hair-and-beauty.ts";
import { HOTELS_AND_TRAVEL } from "./hospitality/hotels-and-travel.ts";
import { KITCHENS_AND_RESTAURANTS } from "./hospitality/kitchens-and-restaurants.ts";
import { ROOMS_AND_RECEPTION } from "./hospitality/rooms-and-reception.ts";
import { SEWING_AND_FABRICS } from "./hospitality/sewing-and-fabrics.ts";
import { TABLES_BARS_AND_KITCHEN_TOOLS } from "./hospitality/tables-bars-and-kitchen-tools.ts";
import { TOURS_AND_EVENTS } from "./hospitality/tours-and-events.ts";

/** Hotels, kitchens, homes, clothes and beauty; the form of a line is that of everyday/general.ts. */
export const HOSPITALITY_THINGS = [
  CLEANING_AND_LAUNDRY,
  CLOTHES_BEAUTY_AND_HOMES,
  DISHES_AND_INGREDIENTS,
  HAIR_AND_BEAUTY,
  HOTELS_AND_TRAVEL,
  KITCHENS_AND_RESTAURANTS,
  ROOMS_AND_RECEPTION,
  SEWING_AND_FABRICS,
  TABLES_BARS_AND_KITCHEN_TOOLS,
  TOURS_AND_EVENTS,
]
  .map((lines) => lines.trim())
  .join("\n");

import { ANIMALS_ON_FARMS } from "./land/animals-on-farms.ts";
import { CROPS_AND_GARDENS } from "./land/crops-and-gardens.ts";
import { FOOD_PLANTS_AND_BAKING } from "./land/food-plants-and-baking.ts";
import { LAND_FOOD_AND_ENERGY } from "./land/land-food-and-energy.ts";

/** Farms, gardens and what is made of their produce; the form of a line is that of everyday/general.ts. */
export const LAND_THINGS = [ANIMALS_ON_FARMS, CROPS_AND_GARDENS, FOOD_PLANTS_AND_BAKING, LAND_FOOD_AND_ENERGY]
  .map((lines) => lines.trim())
  .join("\n");

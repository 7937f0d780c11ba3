import { ARTS_AND_SPORT } from "./actions/arts-and-sport.ts";
import { BUILDING_AND_REPAIRING } from "./actions/building-and-repairing.ts";
import { BUILDING_TRADES } from "./actions/building-trades.ts";
import { BUYING_AND_SELLING } from "./actions/buying-and-selling.ts";
import { CARING_AND_SERVING } from "./actions/caring-and-serving.ts";
import { CHANGING } from "./actions/changing.ts";
import { CHECKING } from "./actions/checking.ts";
import { FARM_FOOD_CLOTH } from "./actions/farm-food-cloth.ts";
import { FOOD_AND_LAND } from "./actions/food-and-land.ts";
import { HANDLING_THINGS } from "./actions/handling-things.ts";
import { HOTEL_AND_KITCHEN_WORK } from "./actions/hotel-and-kitchen-work.ts";
import { LABORATORY_AND_RESEARCH } from "./actions/laboratory-and-research.ts";
import { LAW_AND_ORDER } from "./actions/law-and-order.ts";
import { LEADING } from "./actions/leading.ts";
import { LESSONS_AND_CHILDREN } from "./actions/lessons-and-children.ts";
import { MAKING } from "./actions/making.ts";
import { METAL_AND_MACHINES } from "./actions/metal-and-machines.ts";
import { MOVING_AND_STORING } from "./actions/moving-and-storing.ts";
import { QUALITY_SAFETY_VEHICLES } from "./actions/quality-safety-vehicles.ts";
import { RECORDING } from "./actions/recording.ts";
import { ROAD_AND_WAREHOUSE_WORK } from "./actions/road-and-warehouse-work.ts";
import { SALON_GYM_AND_CLEANING_WORK } from "./actions/salon-gym-and-cleaning-work.ts";
import { SHOP_AND_TILL_WORK } from "./actions/shop-and-till-work.ts";
import { SPEAKING_AND_THINKING } from "./actions/speaking-and-thinking.ts";
import { STUDIO_AND_STAGE_WORK } from "./actions/studio-and-stage-work.ts";
import { TEACHING_AND_PEOPLE } from "./actions/teaching-and-people.ts";
import { TREATING_PATIENTS } from "./actions/treating-patients.ts";

/**
 * What people say they did. One line an action: its id, the English words for it, the Turkish ones; a Turkish verb
 * stem ends in a hyphen. Words in one line may stand for one another, so only what claims the same is in one line:
 * nobody may come out of a rewording with more responsibility than went in. Behind ">" stands what an action entitles
 * to say besides: who led also managed, not the other way round. A word with several senses is in several lines.
 */
export const ACTIONS = [
  LEADING,
  MAKING,
  CHECKING,
  RECORDING,
  SPEAKING_AND_THINKING,
  HANDLING_THINGS,
  TEACHING_AND_PEOPLE,
  BUYING_AND_SELLING,
  CHANGING,
  MOVING_AND_STORING,
  BUILDING_AND_REPAIRING,
  CARING_AND_SERVING,
  FOOD_AND_LAND,
  LAW_AND_ORDER,
  ARTS_AND_SPORT,
  METAL_AND_MACHINES,
  BUILDING_TRADES,
  FARM_FOOD_CLOTH,
  QUALITY_SAFETY_VEHICLES,
  LABORATORY_AND_RESEARCH,
  LESSONS_AND_CHILDREN,
  TREATING_PATIENTS,
  HOTEL_AND_KITCHEN_WORK,
  ROAD_AND_WAREHOUSE_WORK,
  SALON_GYM_AND_CLEANING_WORK,
  SHOP_AND_TILL_WORK,
  STUDIO_AND_STAGE_WORK,
]
  .map((lines) => lines.trim())
  .join("\n");

import { DRIVING_AND_LOGISTICS } from "./transport/driving-and-logistics.ts";
import { FLIGHTS_AND_VOYAGES } from "./transport/flights-and-voyages.ts";
import { FREIGHT_AND_CUSTOMS } from "./transport/freight-and-customs.ts";
import { ROADS_AND_VEHICLES } from "./transport/roads-and-vehicles.ts";
import { TRADE_AND_TRAVEL } from "./transport/trade-and-travel.ts";
import { VEHICLES_SHIPS_AND_AIRCRAFT } from "./transport/vehicles-ships-and-aircraft.ts";
import { WAREHOUSE_AND_STOCK } from "./transport/warehouse-and-stock.ts";

/** Roads, ships, aircraft, freight and warehouses; the form of a line is that of everyday/general.ts. */
export const TRANSPORT_THINGS = [
  DRIVING_AND_LOGISTICS,
  FLIGHTS_AND_VOYAGES,
  FREIGHT_AND_CUSTOMS,
  ROADS_AND_VEHICLES,
  TRADE_AND_TRAVEL,
  VEHICLES_SHIPS_AND_AIRCRAFT,
  WAREHOUSE_AND_STOCK,
]
  .map((lines) => lines.trim())
  .join("\n");

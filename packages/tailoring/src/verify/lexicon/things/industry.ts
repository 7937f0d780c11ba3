import { BUILDING_AND_INSTALLATION } from "./industry/building-and-installation.ts";
import { CHEMISTRY_AND_PROCESSES } from "./industry/chemistry-and-processes.ts";
import { CIVIL_WORKS_AND_SURVEYING } from "./industry/civil-works-and-surveying.ts";
import { ELECTRICAL_WORK } from "./industry/electrical-work.ts";
import { ELECTRONICS_AND_AUTOMATION } from "./industry/electronics-and-automation.ts";
import { FINISHING_AND_WOOD_TRADES } from "./industry/finishing-and-wood-trades.ts";
import { LIFTING_AND_SITE_MACHINES } from "./industry/lifting-and-site-machines.ts";
import { MACHINES_AND_MANUFACTURING } from "./industry/machines-and-manufacturing.ts";
import { MEASURES_AND_DEGREES } from "./industry/measures-and-degrees.ts";
import { METAL_CUTTING_AND_MEASURING } from "./industry/metal-cutting-and-measuring.ts";
import { METALWORK_AND_WELDING } from "./industry/metalwork-and-welding.ts";
import { MINES_AND_POWER } from "./industry/mines-and-power.ts";
import { MODES_AND_STATES } from "./industry/modes-and-states.ts";
import { OBJECTS_AND_PLACES } from "./industry/objects-and-places.ts";
import { PEOPLE_AND_CHARACTER } from "./industry/people-and-character.ts";
import { PIPES_HEATING_AND_COOLING } from "./industry/pipes-heating-and-cooling.ts";
import { QUALITY_AND_PLANNING } from "./industry/quality-and-planning.ts";
import { SAFETY_AND_ENVIRONMENT } from "./industry/safety-and-environment.ts";
import { TECHNICAL } from "./industry/technical.ts";
import { TEXTILES_AND_LEATHER } from "./industry/textiles-and-leather.ts";
import { TOOLS_AND_MACHINE_PARTS } from "./industry/tools-and-machine-parts.ts";

/** Factories, workshops, building sites, their tools, and whom and what any trade meets; the form of a line is that of everyday/general.ts. */
export const INDUSTRY_THINGS = [
  BUILDING_AND_INSTALLATION,
  CHEMISTRY_AND_PROCESSES,
  CIVIL_WORKS_AND_SURVEYING,
  ELECTRICAL_WORK,
  ELECTRONICS_AND_AUTOMATION,
  FINISHING_AND_WOOD_TRADES,
  LIFTING_AND_SITE_MACHINES,
  MACHINES_AND_MANUFACTURING,
  MEASURES_AND_DEGREES,
  METAL_CUTTING_AND_MEASURING,
  METALWORK_AND_WELDING,
  MINES_AND_POWER,
  MODES_AND_STATES,
  OBJECTS_AND_PLACES,
  PEOPLE_AND_CHARACTER,
  PIPES_HEATING_AND_COOLING,
  QUALITY_AND_PLANNING,
  SAFETY_AND_ENVIRONMENT,
  TECHNICAL,
  TEXTILES_AND_LEATHER,
  TOOLS_AND_MACHINE_PARTS,
]
  .map((lines) => lines.trim())
  .join("\n");

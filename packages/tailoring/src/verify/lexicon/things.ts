import { CARE_AND_CRAFT } from "./things-care-and-craft.ts";
import { GENERAL } from "./things-general.ts";
import { OFFICE } from "./things-office.ts";
import { PUBLIC_LIFE } from "./things-public-life.ts";
import { QUALIFICATIONS } from "./things-qualifications.ts";
import { TECHNICAL } from "./things-technical.ts";
import { TRADE_AND_TRAVEL } from "./things-trade-and-travel.ts";

export const THINGS = [
  GENERAL,
  QUALIFICATIONS,
  OFFICE,
  TECHNICAL,
  CARE_AND_CRAFT,
  PUBLIC_LIFE,
  TRADE_AND_TRAVEL,
]
  .map((lines) => lines.trim())
  .join("\n");

import { COUNTRIES_AND_PEOPLES } from "./places/countries-and-peoples.ts";
import { COUNTRIES_OF_THE_SOUTH } from "./places/countries-of-the-south.ts";
import { PLACES_AND_LANGUAGES } from "./places/places-and-languages.ts";
import { PROVINCES_OF_TURKEY } from "./places/provinces-of-turkey.ts";

/** Countries, cities and peoples; the form of a line is that of everyday/general.ts. */
export const PLACES_THINGS = [
  COUNTRIES_AND_PEOPLES,
  COUNTRIES_OF_THE_SOUTH,
  PLACES_AND_LANGUAGES,
  PROVINCES_OF_TURKEY,
]
  .map((lines) => lines.trim())
  .join("\n");

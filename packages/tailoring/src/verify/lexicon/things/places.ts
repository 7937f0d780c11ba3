import { COUNTRIES_OF_AFRICA } from "./places/countries-of-africa.ts";
import { COUNTRIES_OF_ASIA_AND_OCEANIA } from "./places/countries-of-asia-and-oceania.ts";
import { COUNTRIES_OF_EUROPE } from "./places/countries-of-europe.ts";
import { COUNTRIES_OF_THE_AMERICAS } from "./places/countries-of-the-americas.ts";
import { PEOPLES_AND_CITIZENSHIP } from "./places/peoples-and-citizenship.ts";
import { PLACES_AND_LANGUAGES } from "./places/places-and-languages.ts";
import { PROVINCES_OF_TURKEY } from "./places/provinces-of-turkey.ts";

/** Countries, cities and peoples; the form of a line is that of everyday/general.ts. */
export const PLACES_THINGS = [
  COUNTRIES_OF_AFRICA,
  COUNTRIES_OF_ASIA_AND_OCEANIA,
  COUNTRIES_OF_EUROPE,
  COUNTRIES_OF_THE_AMERICAS,
  PEOPLES_AND_CITIZENSHIP,
  PLACES_AND_LANGUAGES,
  PROVINCES_OF_TURKEY,
]
  .map((lines) => lines.trim())
  .join("\n");

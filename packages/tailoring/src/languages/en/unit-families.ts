import type { UnitFamilies } from "../unit-families.ts";

export const englishUnitFamilies: UnitFamilies = [
  ["(?:ms|msec|milliseconds?)(?![a-z])", "(?:s|secs?|seconds?)(?![a-z])", "(?:min|mins|minutes?)(?![a-z])"],
  [
    "(?:mm|millimet(?:re|er)s?)(?![a-z])",
    "(?:cm|centimet(?:re|er)s?)(?![a-z])",
    String.raw`(?:in|inch(?:es)?)(?![a-z])(?! \p{L})`,
  ],
  [
    "(?:km|kilomet(?:re|er)s?)(?![a-z])",
    "(?:miles?)(?![a-z])",
    "(?:m|met(?:re|er)s?)(?![a-z²2])",
    "(?:ft|feet|foot)(?![a-z])",
    "(?:yd|yards?)(?![a-z])",
  ],
  [
    "decares?",
    "(?:hectares?|ha)(?![b-z])",
    "acres?(?![a-z])",
    "(?:m²|m2|square met(?:re|er)s?)",
    "(?:square f(?:ee|oo)t|sq ?ft)",
  ],
  [
    String.raw`(?:ng|nanogra\w+)(?![a-z])`,
    String.raw`(?:[µμ]g|mcg|microgra\w+)(?![a-z])`,
    String.raw`(?:mg|milligra\w+)(?![a-z])`,
    "(?:g|grams?|grammes?)(?![a-z])",
  ],
  ["ppb(?![a-z])", "ppm(?![a-z])"],
  ["(?:kw|kilowatts?)(?![a-z])", "(?:mw|megawatts?)(?![a-z])", "(?:w|watts?)(?![a-z])"],
  ["bar(?![a-z])", "psi(?![a-z])", "kpa(?![a-z])"],
  ["(?:kg|kilos?|kilograms?)(?![c-z])", "(?:tons?|tonnes?|t)(?![a-z])", "(?:lbs?|pounds?)(?![a-z])"],
  ["(?:litres?|liters?)(?![f-z])", "(?:m³|m3|cubic met(?:re|er)s?)", "gallons?"],
];

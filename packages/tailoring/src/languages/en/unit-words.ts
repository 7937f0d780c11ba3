import type { UnitWords } from "../unit-words.ts";

export const englishUnitWords: UnitWords = {
  length: [
    ["cm|centimet(?:re|er)s?", 0.01],
    ["m|met(?:re|er)s?", 1],
    ["km|kms|kilomet(?:re|er)s?", 1000],
    ["inch(?:es)?", 0.0254],
    ["ft|feet|foot", 0.3048],
    ["yds?|yards?", 0.9144],
    ["mi|miles?", 1609.34],
  ],
  area: [
    ["m2|m²|sqm|sq\\.? ?m|square met(?:re|er)s?", 1],
    ["sq\\.? ?ft|ft2|ft²|square f(?:ee|oo)t", 0.0929],
    ["ac|acres?", 4046.86],
    ["ha|hectares?", 10_000],
    ["km2|km²|square kilomet(?:re|er)s?", 1_000_000],
  ],
  weight: [
    ["g|grams?", 0.001],
    ["oz|ounces?", 0.0283],
    ["lbs?|pounds?", 0.4536],
    ["kg|kgs|kilos?|kilograms?", 1],
    ["stone", 6.35],
    ["cwt|hundredweight", 50.8],
    ["t|tonnes?|tons?", 1000],
  ],
  volume: [
    ["ml|millilit(?:re|er)s?", 0.001],
    ["pints?", 0.568],
    ["l|lit(?:re|er)s?", 1],
    // Those of Britain and of America.
    ["gal|gallons?", 4.546],
    ["gal|gallons?", 3.785],
    ["m3|m³|cubic met(?:re|er)s?", 1000],
  ],
  speed: [
    ["m\\/s|met(?:re|er)s? (?:a|per) second", 3.6],
    ["km\\/h|kmh|kph|kmph|kilomet(?:re|er)s? (?:an|per) hour", 1],
    ["mph|mi\\/h|miles? (?:an|per) hour", 1.609],
    ["kn|kts?|knots?", 1.852],
  ],
};

import { LANGUAGES, type Language } from "@terzi/contracts/languages";
import { alternatives } from "./alternatives.ts";
import { englishUnitFamilies } from "./en/unit-families.ts";
import { turkishUnitFamilies } from "./tr/unit-families.ts";
import type { UnitFamilies } from "./unit-families.ts";

const FAMILIES: Record<Language, UnitFamilies> = { en: englishUnitFamilies, tr: turkishUnitFamilies };

/** Units of one kind, each as any of the languages writes it behind a number, because texts mix them. */
export const unitFamilies: readonly (readonly RegExp[])[] = englishUnitFamilies.map((units, family) =>
  units.map(
    (_, unit) =>
      new RegExp(
        `^(?:${alternatives(LANGUAGES.map((language) => FAMILIES[language][family]?.[unit] ?? ""))})`,
        "u",
      ),
  ),
);

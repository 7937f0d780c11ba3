import { fieldsOfRole } from "@terzi/contracts/entry-fields";
import { parsePlace, type Place } from "@terzi/contracts/place";
import type { Section } from "@terzi/contracts/sections";
import type { TFunction } from "i18next";
import { sectionName } from "../../match/place-name.ts";

/** What the field of a value is called in the editor. */
export function fieldLabel(place: Place, t: TFunction<"career">): string {
  const { section, field = "" } = parsePlace(place);
  if (section === "skills.technical" || section === "skills.soft")
    return t(section === "skills.soft" ? "skills.soft" : "skills.technical");
  if (section === "skills.languages") return t("languages.language");
  if (section === "hobbies") return sectionName("hobbies");
  if (section === "summary" || section === "additionalInfo") return t(`personal.${section}`);
  const group = section === "personalInfo" ? "personal" : section === "experiences" ? "work" : section;
  // Each section's texts name its fields; a test holds that they are complete.
  const labels: unknown = t(group as "work", { returnObjects: true });
  const label: unknown =
    typeof labels === "object" && labels !== null ? Reflect.get(labels, field) : undefined;
  return typeof label === "string" ? label : field;
}

/** The fields that name an entry: what it is called first, then where. */
export const namingFields = (section: Section): string[] => [
  ...fieldsOfRole(section, "title"),
  ...fieldsOfRole(section, "organization"),
];

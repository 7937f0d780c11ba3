import { fieldsOf } from "@terzi/contracts/entry-fields";
import { parsePlace, partOf, type Place } from "@terzi/contracts/place";
import type { FieldRole } from "@terzi/contracts/section-fields";
import { sectionNamed } from "@terzi/contracts/sections";
import { itemOf } from "./content-tree.ts";

/**
 * How a line is edited: a point splits and joins, and so does an item in a row of names; prose has line breaks, a
 * line has none; structured values (dates, a language's level) open a form; read-only text is edited elsewhere.
 */
export type LineKind = "point" | "item" | "prose" | "line" | "form" | "shown";

const BY_ROLE: Partial<Record<FieldRole, LineKind>> = {
  start: "form",
  end: "form",
  date: "form",
  expiry: "form",
  description: "prose",
  points: "point",
  names: "item",
};

export function lineKind(at: Place): LineKind {
  const { section: name, field } = parsePlace(at);
  if (at === "jobTitle") return "shown";
  if (at === "headline") return "line";
  if (name === "skills.languages") return "form";
  if ((name !== "skills" && partOf(at) === "skills") || name === "hobbies") return "item";
  if (name === "personalInfo") return "line";
  const section = sectionNamed(name);
  if (!section || field === undefined) return itemOf(at) ? "item" : "prose";
  const [, found] = fieldsOf(section).find(([one]) => one === field) ?? [];
  return (found && BY_ROLE[found.role]) ?? "line";
}

/** Whether Enter splits the line. */
export const isSplit = (at: Place): boolean => ["point", "item"].includes(lineKind(at));

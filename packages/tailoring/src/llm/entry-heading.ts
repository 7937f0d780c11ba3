import { type AnyEntry, fieldsOfRole, textOf, textsOf } from "@terzi/contracts/entry-fields";
import type { FieldRole } from "@terzi/contracts/section-fields";
import type { CvSection } from "@terzi/contracts/sections";

const said = (separator: string, ...parts: string[]): string =>
  parts.filter((part) => part.trim()).join(separator);

/** How a model is told which job, school or project it is: what it is, then where. */
export function headingOf(section: CvSection, entry: AnyEntry): string {
  const textsOfRole = (...roles: FieldRole[]) =>
    fieldsOfRole(section, ...roles).map((name) => textOf(entry, name));
  const what = said(" ", ...textsOfRole("title", "subject"));
  const names = fieldsOfRole(section, "names").map((name) => textsOf(entry, name).join(", "));
  const isTimed = fieldsOfRole(section, "start").length > 0;
  const dates = isTimed ? said(" – ", ...textsOfRole("start", "end")) : said("", ...textsOfRole("date"));
  return said(": ", said(", ", what, ...textsOfRole("organization"), dates), ...names);
}

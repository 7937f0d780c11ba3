/** A section of the profile as plain lines, for looking at two versions side by side: values without their names. */
export function outlineSection(value: unknown): string {
  if (typeof value === "string") return value.trim();
  if (Array.isArray(value)) {
    const isList = value.every((item) => typeof item === "string");
    return value
      .map(outlineSection)
      .filter(Boolean)
      .join(isList ? ", " : "\n\n");
  }
  if (value && typeof value === "object")
    return Object.values(value).map(outlineSection).filter(Boolean).join("\n");
  return "";
}

/**
 * An item of a gap analysis: a plain string, or an object with requirement or skill, evidence or suggestion. CVs
 * saved over REST may contain any of these.
 */
export function readGapItem(item: unknown): { name: string; note: string } {
  if (typeof item === "string") return { name: item, note: "" };
  const field = (...names: string[]): string => {
    for (const name of names) {
      const value: unknown = item && typeof item === "object" ? Reflect.get(item, name) : undefined;
      if (typeof value === "string" && value) return value;
    }
    return "";
  };
  return { name: field("requirement", "skill"), note: field("evidence", "suggestion") };
}

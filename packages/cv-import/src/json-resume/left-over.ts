import { lineOf } from "./loose-value.ts";

/** Collects, one per line, what the profile has no field for, so that an import loses nothing. */
export function collectLeftOver(): { note: (about: unknown, value: unknown) => void; text: () => string } {
  const lines: string[] = [];
  return {
    note(about, value) {
      const text = lineOf(value);
      if (text) lines.push([lineOf(about), text].filter(Boolean).join(": "));
    },
    text: () => lines.join("\n"),
  };
}

export type Note = ReturnType<typeof collectLeftOver>["note"];

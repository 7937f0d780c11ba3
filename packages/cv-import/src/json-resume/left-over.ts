import { lineOf } from "./loose-value.ts";

/** Collects what the profile has no field for, a line each, so that an import loses nothing. */
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

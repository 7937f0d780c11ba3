import { randomBytes } from "node:crypto";
import { hintInstructions } from "./hint-instructions.ts";
import type { HintMaterial } from "./hint-material.ts";
import type { Message } from "./message.ts";

/** The request for hints: instructions, and the data between markers that no text of it can hold. */
export function hintMessages({ posting, asked, met, lines }: HintMaterial): Message[] {
  const marker = `===== ${randomBytes(12).toString("hex")} =====`;
  const material = {
    posting,
    asked: asked.map((text, at) => `${at + 1}| ${text}`),
    met,
    lines: lines.map(({ place, quote }, at) => `${at + 1}| ${place}| ${quote}`),
  };
  return [
    { role: "system", content: hintInstructions(marker) },
    // JSON keeps each text on its line, so that none can pretend to be something else.
    { role: "user", content: [marker, JSON.stringify(material, null, 1), marker].join("\n") },
  ];
}

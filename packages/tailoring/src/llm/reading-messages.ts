import { randomBytes } from "node:crypto";
import { type Contacts, createContactMask } from "./mask-contacts.ts";
import type { Message } from "./message.ts";
import { readingInstructions } from "./reading-instructions.ts";

/** No CV is longer; of a book, only its beginning is sent. */
const LINES_AT_MOST = 800;
const LINE_CHARS = 1_000;
const CHARS_AT_MOST = 60_000;

/** The request for a whole CV: instructions, and its numbered lines, contact data hidden, between markers. */
export function readingMessages(lines: string[], contacts: Contacts): Message[] {
  const marker = `===== ${randomBytes(12).toString("hex")} =====`;
  const mask = createContactMask(contacts);
  const numbered: string[] = [];
  let room = CHARS_AT_MOST;
  for (const [at, line] of lines.slice(0, LINES_AT_MOST).entries()) {
    // A line stays one line, whatever separators it contains.
    const shown = `${at + 1}| ${mask(line).slice(0, LINE_CHARS).replaceAll("\t", " | ").replace(/\s+/g, " ")}`;
    room -= shown.length;
    if (room < 0) break;
    numbered.push(shown);
  }
  return [
    { role: "system", content: readingInstructions(marker) },
    { role: "user", content: [marker, ...numbered, marker].join("\n") },
  ];
}

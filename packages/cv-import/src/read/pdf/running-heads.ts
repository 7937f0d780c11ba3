import { EMAIL, PHONE } from "../contact-patterns.ts";
import { foldedWords } from "../fold-text.ts";
import type { Cell } from "../line.ts";

/** What stands beside the name on the edge of a page and says nothing. */
const FRAME = new Set(["page", "sayfa", "resume", "cv", "curriculum", "vitae", "ozgecmis", "of", "p", "s"]);

/** Whether a row at the edge of a page says nothing but what it is: "CV · 2024", "Özgeçmiş 1/2". */
export const isPageLabel = (row: Cell[]): boolean => {
  const words = foldedWords(row.map((cell) => cell.text).join(" "));
  return (
    words.length < 6 &&
    words.some((word) => FRAME.has(word)) &&
    words.every((word) => FRAME.has(word) || /^\d{1,4}$/.test(word))
  );
};

/** Whether a row at the edge of a later page is nothing but the person again: the name, contacts, a page number. */
export function isRunningHead(row: Cell[], firstPage: Cell[]): boolean {
  const text = row.map((cell) => cell.text).join(" ");
  const known = firstPage.map((cell) => cell.text).join(" ");
  const contacts = [EMAIL.exec(text)?.[0], ...(text.match(PHONE) ?? [])]
    .filter((contact) => contact !== undefined)
    .filter((contact) => known.includes(contact.trim()));
  const rest = contacts.reduce((left, contact) => left.replace(contact, " "), text);
  const words = foldedWords(rest).filter((word) => !FRAME.has(word) && !/^\d{1,2}$/.test(word));
  const name = nameWords(firstPage);
  const isNamed = name.length > 1 && name.every((word) => words.includes(word));
  return (isNamed || contacts.length > 0) && words.every((word) => name.includes(word));
}

/** The words of what is set largest on the first page. */
function nameWords(firstPage: Cell[]): string[] {
  const largest = Math.max(...firstPage.map((cell) => cell.size));
  const words = firstPage
    .filter((cell) => cell.size > largest - 0.5)
    .flatMap(({ text }) => foldedWords(text));
  return words.length < 6 ? words : [];
}

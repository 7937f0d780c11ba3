import { foldAscii } from "@terzi/language/normalise";
import type { FactEntry } from "../../facts/fact.ts";
import type { Line } from "../../parse/line.ts";

const CALLED = /^(?<turkish>\p{L}{4,}) olarak(?!\p{L})|^as an? (?<english>\p{L}{4,}),/iu;

/** "Noter olarak", of who works for "Manisa 3. Noterliği" under another title: the title; else null. */
export function employerOf({ text }: Line, entries: FactEntry[]): string | null {
  const found = CALLED.exec(text)?.groups;
  const said = foldAscii(found?.turkish ?? found?.english ?? "");
  const [entry, ...others] = entries;
  if (!said || !entry || others.length) return null;
  const names = ({ line }: { line: Line }) => line.words.keys.some((key) => key.startsWith(said));
  const title = entry.heading.find(({ isTitle }) => isTitle);
  const isEmployers = entry.heading.some((fact) => !fact.isTitle && names(fact));
  return isEmployers && title && !names(title) ? title.line.text : null;
}

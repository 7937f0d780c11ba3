import type { CareerProfile } from "@terzi/contracts/career";
import type { DocumentReading } from "@terzi/contracts/document-reading";
import type { Decision } from "../read/notes.ts";
import { traceValues } from "./trace-values.ts";

/** The document itself, before anything was read from it. */
export type PlacedDocument = Omit<DocumentReading, "profile" | "values" | "leftOver">;

/** A document beside the profile read from it: each value with its place, and what was left over. */
export function describeDocument(
  document: PlacedDocument,
  { profile, why }: { profile: CareerProfile; why: Decision[] },
): DocumentReading {
  const { values, leftOver } = traceValues(profile, document);
  const headings = new Set(why.flatMap(({ text, takenFor }) => (takenFor === "heading" ? [text] : [])));
  const isHeading = (line: number) => headings.has(document.lines[line]?.text.replaceAll("\t", " | ") ?? "");
  return { ...document, profile, values, leftOver: leftOver.filter((line) => !isHeading(line)) };
}

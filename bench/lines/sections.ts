import { openFile } from "@terzi/cv-import/formats/open-file";
import { cutSections } from "@terzi/cv-import/read/cut-sections";
import { readJobForm } from "@terzi/cv-import/read/form-entries";
import type { Line } from "@terzi/cv-import/read/line";
import { lineFeatures } from "@terzi/cv-import/read/lines/line-features";
import type { Label } from "@terzi/cv-import/read/lines/line-model";
import { ruledLabels } from "@terzi/cv-import/read/lines/weigh-lines";
import { openNotes } from "@terzi/cv-import/read/notes";
import { splitEntries } from "@terzi/cv-import/read/split-entries";
import type { Told } from "../roles/examples.ts";
import { labelLines } from "./label-lines.ts";

/** A section of jobs: what is seen of each line, what it may be, and what the rules say. */
export type LineExample = { features: string[][]; allowed: Label[][]; ruled: Label[] };

/** The sections of jobs of a file of which the truth tells what each line is. */
export async function sectionsOf(bytes: Uint8Array, { work }: Told): Promise<LineExample[]> {
  const file = await openFile(bytes);
  if (!("lines" in file)) return [];
  return cutSections(file.lines)
    .filter(({ kind, lines }) => kind === "work" && lines.length > 1 && !readJobForm(lines, openNotes()))
    .flatMap(({ lines }) => {
      const allowed = labelLines(lines, work);
      return allowed ? [exampleOf(lines, allowed)] : [];
    });
}

function exampleOf(lines: Line[], allowed: Label[][]): LineExample {
  const ruled = ruledLabels(lines, splitEntries(lines));
  return { features: lineFeatures(lines, ruled), allowed, ruled };
}

import type { Line } from "./line.ts";
import { type Field, type FormKind, fieldOfLabel, isContactLabel } from "./words/field-labels.ts";

const PIECE = /^([^:]{2,40}):\s*(.*)$/u;

type Labelled = { label: string; value: string; field: Field | undefined };

/**
 * "City: Tartu | Country: Estonia | Final grade: 4.4/5": what such a line says of an entry, without the labels: the place
 * as people write one, the grade on a line of its own, and whatever else has a label as it stands.
 */
export function partLabelChains(lines: Line[], kind: FormKind): Line[] {
  return lines.flatMap((line) => {
    const labelled = readChain(line, kind);
    if (!labelled?.some(({ field }) => field === "place")) return [line];
    const places = labelled.filter(({ field }) => field === "place").map(({ value }) => value);
    const rest = labelled.filter(({ field, value }) => field !== "place" && value);
    return [places.filter(Boolean).join(", "), ...rest.map(({ label, value }) => `${label}: ${value}`)]
      .filter(Boolean)
      .map((text, at) => withText(line, text, at));
  });
}

/** The pieces of a line of which each has a label that forms print; null where one has none. */
function readChain(line: Line, kind: FormKind): Labelled[] | null {
  if (line.isBullet || line.cells.length > 3) return null;
  const pieces = line.text.split(/\s*[|•·]\s*|\t/).filter(Boolean);
  const labelled = pieces.map((piece): Labelled | null => {
    const [, label, value = ""] = PIECE.exec(piece.trim()) ?? [];
    return label ? { label, value: value.trim(), field: fieldOfLabel(label, kind) } : null;
  });
  const found = labelled.filter((piece) => piece !== null);
  const isChain = found.length === labelled.length && found.length > 1;
  return isChain &&
    found.every(({ field, label }) => field || isContactLabel(label) || / (?:in|of) /.test(label))
    ? found
    : null;
}

function withText(line: Line, text: string, at: number): Line {
  const [cell] = line.cells;
  if (!cell) return line;
  const { size, italic } = line;
  const runs = [{ text, bold: false, italic, size }];
  return {
    ...line,
    text,
    bold: false,
    gap: at ? 0 : line.gap,
    startsColumn: at === 0 && line.startsColumn,
    cells: [{ ...cell, text, runs, bold: false }],
  };
}

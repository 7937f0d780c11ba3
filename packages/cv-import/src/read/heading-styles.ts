import { type Line, styleOf } from "./line.ts";
import type { SectionKind } from "./words/headings.ts";

/** A line that may be a heading. `tail`: the second line of one over two lines. */
export type Candidate = { line: Line; kind: SectionKind; tail?: Line };

/** What is set in one style: how many lines, how many of them may be headings, and those of each kind, one for each pair of edges. */
export type Style = { alike: number; kin: number; byKind: Map<SectionKind, Line[]> };

/** Counted once for all candidates: a file may have thousands of them. */
export function listStyles(lines: Line[], candidates: Candidate[]): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const [style, alike] of Map.groupBy(lines, styleOf))
    styles.set(style, { alike: alike.length, kin: 0, byKind: new Map() });
  for (const [style, kin] of Map.groupBy(candidates, ({ line }) => styleOf(line))) {
    const byKind = new Map<SectionKind, Line[]>();
    for (const [kind, group] of Map.groupBy(kin, ({ kind }) => kind)) {
      const byEdges = new Map(group.map(({ line }) => [`${line.left} ${line.right}`, line]));
      byKind.set(kind, [...byEdges.values()]);
    }
    styles.set(style, { alike: styles.get(style)?.alike ?? 0, kin: kin.length, byKind });
  }
  return styles;
}

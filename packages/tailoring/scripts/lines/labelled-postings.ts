import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { SeenLine } from "../../src/posting/line-features.ts";
import type { LineLabel } from "../../src/posting/line-model.ts";
import { PROJECT } from "../counted-texts.ts";
import { type Example, exampleOf } from "./examples.ts";

const FOLDER = join(PROJECT, "bench/postings");

/** A row of a file: its label, whether it goes on in the line before, and its text (see the folder's README). */
const ROW = /^([HTRWN-])(\+?)\|\s?(.*)$/;

const LABELS: Readonly<Record<string, LineLabel>> = { T: "tasks", R: "requirements", W: "nice", N: "none" };

type Segment = { start: number; end: number; sign: string };

/** All files of labelled postings by their names, each with its examples. */
export const readLabelledPostings = (): [name: string, Example[]][] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt"))
    .sort()
    .map((file) => [
      file.replace(".txt", ""),
      readFileSync(join(FOLDER, file), "utf8").split(/^#### .*\n/m).slice(1).map(readPosting),
    ]);

function readPosting(block: string): Example {
  let text = "";
  const segments: Segment[] = [];
  for (const row of block.split("\n")) {
    const [, sign = "", goesOn, written = ""] = ROW.exec(row) ?? [];
    if (!sign) continue;
    text += text === "" ? "" : goesOn ? " " : "\n";
    if (sign !== "-") segments.push({ start: text.length, end: text.length + written.length, sign });
    text += written;
  }
  // A heading is about what it announces.
  for (const [at, segment] of [...segments.entries()].reverse())
    if (segment.sign === "H") segment.sign = segments[at + 1]?.sign ?? "N";
  return exampleOf(text, (line) => labelOf(line, segments));
}

/** The label of most of a line's letters. */
function labelOf(line: SeenLine, segments: readonly Segment[]): LineLabel[] {
  const letters = new Map<string, number>();
  for (const { start, end, sign } of segments) {
    const shared = Math.min(end, line.end) - Math.max(start, line.start);
    if (shared > 0) letters.set(sign, (letters.get(sign) ?? 0) + shared);
  }
  const [most] = [...letters].sort(([, one], [, other]) => other - one);
  const label = LABELS[most?.[0] ?? ""];
  return label ? [label] : [];
}

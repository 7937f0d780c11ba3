/**
 * What headings of postings are taken for: `node bench/headings.ts [--file some.tsv] [--list kind]`. Each (`headings/`, a
 * kind and a heading a line, written by strangers to the reader) is read by its own words, as in a paste that lost its
 * line breaks, and where it stands before a list. `--list` names those that aren't told there.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { readHeading, readPlacedHeading } from "@terzi/tailoring/posting/headings";

const FOLDER = join(import.meta.dirname, "headings");
const { values } = parseArgs({ options: { file: { type: "string" }, list: { type: "string" } } });
const print = (line: string) => process.stdout.write(`${line}\n`);

const files = values.file
  ? [values.file]
  : readdirSync(FOLDER)
      .filter((file) => file.endsWith(".tsv"))
      .map((file) => join(FOLDER, file));
const rows = files.flatMap((file) =>
  readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((row) => row.split("\t")),
);

/** Of headings of a kind: how many there are, are told by their words alone, or before a list, or taken for another. */
const tally = new Map<string, { all: number; alone: number; placed: number; other: number }>();
for (const [kind = "", heading = ""] of rows) {
  const alone = readHeading(heading, false);
  const placed = alone ?? readPlacedHeading(heading, { opensList: true, standsAlone: true });
  const count = tally.get(kind) ?? { all: 0, alone: 0, placed: 0, other: 0 };
  tally.set(kind, count);
  count.all++;
  if (alone === kind) count.alone++;
  if (placed === kind) count.placed++;
  else if (placed !== undefined && placed !== "unknown" && placed !== "other") count.other++;
  if (values.list === kind && placed !== kind) print(`${heading}: ${placed ?? "no heading"}`);
}

const total = { all: 0, alone: 0, placed: 0, other: 0 };
for (const [kind, { all, alone, placed, other }] of tally) {
  print(`${kind.padEnd(12)} before a list ${placed} of ${all}, for another ${other}; by its words ${alone}`);
  total.all += all;
  total.alone += alone;
  total.placed += placed;
  total.other += other;
}
print(
  `before a list ${total.placed} of ${total.all}, taken for another kind ${total.other}; by their words alone ${total.alone}`,
);

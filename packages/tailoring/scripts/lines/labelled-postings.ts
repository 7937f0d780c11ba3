import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { detectLanguage } from "@terzi/language/detect-language";
import { remembered } from "@terzi/language/remembered";
import { z } from "zod";
import type { PlacedLine } from "../../src/posting/line.ts";
import type { LineLabel } from "../../src/posting/line-model.ts";
import { PROJECT } from "../counted-texts.ts";
import { type Example, examplesOf } from "./examples.ts";

const FOLDER = join(PROJECT, "bench/postings");
const ATTACKS = join(PROJECT, "bench/people/attacks");

/** A row of a file: its label, whether it goes on in the line before, and its text (see the folder's README). */
const ROW = /^([HTRWN-])(\+?)\|\s?(.*)$/;

const LABELS: Readonly<Record<string, LineLabel>> = {
  T: "tasks",
  R: "requirements",
  W: "nice",
  N: "none",
  H: "none",
};

type Segment = { start: number; end: number; sign: string };

/** Texts that somebody planted: they ask nothing, and change nothing around them. */
const PLANTED = "planted.txt";

/** Short lists, into which each planted text of their language is put, too. */
const LISTS = "cases";

/** All files of labelled postings by their names, each with its examples: as they are, and with a planted text. */
export function readLabelledPostings(): [name: string, Example[]][] {
  const planted = readPlanted();
  const files = readdirSync(FOLDER)
    .filter((file) => file.endsWith(".txt") && file !== PLANTED)
    .sort()
    .map((file): [string, string[][]] => [file.replace(".txt", ""), rowsOf(file)]);
  const lists = files.flatMap(([name, postings]) => (name === LISTS ? postings.filter(isList) : []));
  return [
    ...files.map(([name, postings]): [string, Example[]] => [
      name,
      postings.flatMap((rows, at) => [
        ...readPosting(rows),
        ...[0, 1, 2, 3].flatMap((turn) =>
          readPosting(plant(rows, textFor(rows, planted, 4 * at + turn), 4 * at + turn)),
        ),
      ]),
    ]),
    ["planted", planted.flatMap((text, at) => readPlantedIn(text, lists, at))],
  ];
}

const rowsOf = (file: string): string[][] =>
  readFileSync(join(FOLDER, file), "utf8")
    .split(/^#### /m)
    .slice(1)
    .map((block) => block.split("\n").filter((row) => ROW.test(row)));

const isList = (rows: readonly string[]): boolean => rows.some((row) => row.startsWith("R| - "));

const Attack = z.object({ text: z.string() });

/** The texts written to be planted, a line each, and those of the known attacks. */
const readPlanted = (): string[] => [
  ...readFileSync(join(FOLDER, PLANTED), "utf8")
    .trim()
    .split("\n")
    .map((text) => text.replaceAll("\\n", "\n")),
  ...readdirSync(ATTACKS).flatMap((file) =>
    readFileSync(join(ATTACKS, file), "utf8")
      .trim()
      .split("\n")
      .map((row) => Attack.parse(JSON.parse(row)).text),
  ),
];

/** A planted text in the language of a posting. */
function textFor(rows: readonly string[], planted: readonly string[], at: number): string {
  const fitting = planted.filter((text) => languageOf(text) === languageOf(rows.join("\n")));
  return fitting[(at * 7) % fitting.length] ?? "";
}

const languageOf = remembered(detectLanguage);

/** Somewhere behind the first line, now on a line of its own, now at the end of one. */
function plant(rows: readonly string[], text: string, at: number): string[] {
  const place = 1 + ((at * 5) % Math.max(1, rows.length - 1));
  return rows.toSpliced(place, 0, ...rowsWith(text, at % 3 ? "" : "+"));
}

const rowsWith = (text: string, first: "" | "+", bullet = ""): string[] =>
  text.split("\n").map((line, index) => `N${index ? "" : first}| ${bullet}${line}`);

/** Into how many lists a planted text is put as an item, and into how many as a sentence. */
const TIMES = 2;

/** A planted text alone, as an item, and in lists of its language. */
function readPlantedIn(text: string, lists: readonly string[][], at: number): Example[] {
  const fitting = lists.filter((rows) => languageOf(rows.join("\n")) === languageOf(text));
  const listAt = (turn: number): string[] => fitting[(2 * TIMES * at + turn) % fitting.length] ?? [];
  return [
    ...["", "- "].flatMap((bullet) => readPosting(["H| -", ...rowsWith(text, "", bullet)])),
    ...Array.from({ length: TIMES }, (_, turn) => [
      ...readPosting([...listAt(2 * turn), ...rowsWith(text, "", "- ")]),
      ...readPosting([...listAt(2 * turn + 1), ...rowsWith(text, "+")]),
    ]).flat(),
  ];
}

function readPosting(rows: readonly string[]): Example[] {
  let text = "";
  const segments: Segment[] = [];
  for (const row of rows) {
    const [, sign = "", goesOn, written = ""] = ROW.exec(row) ?? [];
    if (!sign) continue;
    text += text === "" ? "" : goesOn ? " " : "\n";
    if (sign !== "-") segments.push({ start: text.length, end: text.length + written.length, sign });
    text += written;
  }
  return examplesOf(text, (line) => labelOf(line, segments));
}

/** The label of most of a line's letters. */
function labelOf(line: PlacedLine, segments: readonly Segment[]): LineLabel[] {
  const letters = new Map<string, number>();
  for (const { start, end, sign } of segments) {
    const shared = Math.min(end, line.end) - Math.max(start, line.start);
    if (shared > 0) letters.set(sign, (letters.get(sign) ?? 0) + shared);
  }
  const [most] = [...letters].sort(([, one], [, other]) => other - one);
  const label = LABELS[most?.[0] ?? ""];
  return label ? [label] : [];
}

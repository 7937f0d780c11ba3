import { readFileSync } from "node:fs";
import { join } from "node:path";

/** same: words of one sense. derived: "apprentice", "apprenticeship". narrower: `one` is a kind of `other`. */
export type Relation = "same" | "derived" | "narrower";
type Pair = { one: string; other: string; relation: Relation };

type Pointer = { sign: string; target: string; from: number; to: number };
type Sense = { words: string[]; pointers: Pointer[] };

const FILES = { noun: "n", verb: "v", adj: "a", adv: "r" } as const;

/** A line is "offset file type count(hex) (word lexId)… count (sign offset pos fromTo)…", see wndb(5WN). */
function readSense(line: string): Sense {
  const fields = (line.split(" | ")[0] ?? "").split(" ");
  const count = Number.parseInt(fields[3] ?? "0", 16);
  const words = Array.from({ length: count }, (_, at) =>
    (fields[4 + 2 * at] ?? "").toLowerCase().replace(/\(.*\)/, ""),
  );
  const pointers: Pointer[] = [];
  for (let at = 5 + 2 * count; at + 3 < fields.length; at += 4) {
    const [sign = "", offset = "", pos = "", fromTo = ""] = fields.slice(at, at + 4);
    pointers.push({
      sign,
      target: pos + offset,
      from: Number.parseInt(fromTo.slice(0, 2), 16) - 1,
      to: Number.parseInt(fromTo.slice(2), 16) - 1,
    });
  }
  return { words, pointers };
}

const SHORTEST = 3;
const isPair = ({ one, other }: Pair): boolean =>
  one !== other && one.length >= SHORTEST && other.length >= SHORTEST;

/** All pairs of words in `dict` that one sense holds, that are derived from each other, or of which one is a kind of the other. */
export function wordNetPairs(dict: string): Pair[] {
  const senses = new Map<string, Sense>();
  for (const [file, pos] of Object.entries(FILES))
    for (const line of readFileSync(join(dict, `data.${file}`), "utf8").split("\n"))
      if (/^\d{8} /.test(line)) senses.set(pos + line.slice(0, 8), readSense(line));
  return [...senses.values()].flatMap((sense) => pairsOf(sense, senses)).filter(isPair);
}

function pairsOf({ words, pointers }: Sense, senses: ReadonlyMap<string, Sense>): Pair[] {
  const same = words.flatMap((one) => words.map((other): Pair => ({ one, other, relation: "same" })));
  const others = pointers.flatMap(({ sign, target, from, to }): Pair[] => {
    const there = senses.get(target)?.words ?? [];
    if (sign === "+") return [{ one: words[from] ?? "", other: there[to] ?? "", relation: "derived" }];
    if (sign !== "@") return [];
    return words.flatMap((one) => there.map((other): Pair => ({ one, other, relation: "narrower" })));
  });
  return [...same, ...others];
}

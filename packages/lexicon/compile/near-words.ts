import { rootOf } from "@terzi/language/en/word-families";
import { wordList } from "../src/word-lists.ts";

/** Roots of words that say the same as another's, and those that say so of each other. */
type Near = { same: Set<string>; both: Set<string> };

/**
 * What English words of working life say the same, by roots: `written` is our own list, `found` what WordNet knows:
 * of words that the list has, only the kinds. A line of what comes out is a root, the roots that say the same in one of its
 * senses, those of its kinds, and those that say the same whichever of the two one begins with: each pair once.
 */
export function nearWords({ written, found }: { written: string; found: string }): string {
  const near = readWritten(written);
  const foundRows = found.split("\n").map((line): [string, string, string] => {
    const [root = "", same = "", kinds = ""] = line.split("\t");
    return [root, same, kinds];
  });
  const kindsOf = new Map(foundRows.map(([root, , kinds]) => [root, kinds]));
  const rows = [...near].map(([root, { same, both }]) => [
    root,
    listed([...same].filter((other) => !both.has(other))),
    kindsOf.get(root) ?? "",
    listed([...both].filter((other) => root < other)),
  ]);
  const others = foundRows
    .filter(([root]) => !near.has(root))
    .map(([root, same, kinds]) => [root, listed(same.split(" ").filter((other) => !near.has(other))), kinds]);
  return [...rows, ...others]
    .filter(([, ...related]) => related.some((roots) => roots))
    .map((row) => row.join("\t").trimEnd())
    .sort()
    .join("\n");
}

const listed = (roots: string[]): string => roots.filter(Boolean).sort().join(" ");

function readWritten(written: string): Map<string, Near> {
  const filler = new Set(wordList("filler word", "en").map(rootOf));
  const near = new Map<string, Near>();
  for (const line of written.split("\n")) {
    const [word = "", same = ""] = line.split("\t");
    const root = rootOf(word);
    const own = near.get(root) ?? { same: new Set(), both: new Set() };
    for (const other of same.split(" ").filter(Boolean).map(rootOf))
      if (other !== root && !filler.has(other)) own.same.add(other);
    near.set(root, own);
  }
  for (const [root, own] of near)
    for (const other of own.same) if (near.get(other)?.same.has(root)) own.both.add(other);
  return near;
}

import { NEAR_WORDS, SYNONYMS } from "@terzi/lexicon/generated/matching";
import { unpackKeys, unpackTable } from "./unpack.ts";

let built: Map<string, Set<string>> | undefined;

function build(): Map<string, Set<string>> {
  const of = new Map<string, Set<string>>();
  const add = (root: string, other: string) => of.set(root, (of.get(root) ?? new Set()).add(other));
  for (const line of unpackKeys(SYNONYMS)) {
    const roots = line.split(" ");
    for (const root of roots) for (const other of roots) if (other !== root) add(root, other);
  }
  for (const { key, value } of unpackTable(NEAR_WORDS)) {
    const [same = "", narrower = ""] = value.split("\t");
    for (const other of same.split(" ").filter(Boolean)) {
      add(key, other);
      add(other, key);
    }
    for (const other of narrower.split(" ").filter(Boolean)) add(key, other);
  }
  return of;
}

/** Roots of words that say the same as a root does, in one of its meanings, or name a kind of it. */
export function synonymsOf(root: string): ReadonlySet<string> {
  built ??= build();
  return built.get(root) ?? NONE;
}
const NONE: ReadonlySet<string> = new Set();

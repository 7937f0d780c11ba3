import { NEAR_WORDS, SYNONYMS } from "@terzi/lexicon/generated/matching";
import { unpackKeys, unpackTable } from "./unpack.ts";

type Roots = Map<string, Set<string>>;

/** `perhaps`: in one of a word's senses, or as a kind of it; `surely`: whichever of the two one begins with. */
type Synonyms = { perhaps: Roots; surely: Roots };

let built: Synonyms | undefined;

const rootsIn = (text: string): string[] => text.split(" ").filter(Boolean);

function build(): Synonyms {
  const perhaps: Roots = new Map();
  const surely: Roots = new Map();
  const add = (to: Roots, root: string, other: string) =>
    to.set(root, (to.get(root) ?? new Set()).add(other));
  const addBoth = (to: Roots, root: string, other: string): void => {
    add(to, root, other);
    add(to, other, root);
  };
  for (const line of unpackKeys(SYNONYMS)) {
    const roots = line.split(" ");
    for (const root of roots) for (const other of roots) if (other !== root) add(perhaps, root, other);
  }
  for (const { key, value } of unpackTable(NEAR_WORDS)) {
    const [same = "", kinds = "", both = ""] = value.split("\t");
    for (const other of rootsIn(same)) addBoth(perhaps, key, other);
    for (const other of rootsIn(kinds)) add(perhaps, key, other);
    for (const other of rootsIn(both)) addBoth(surely, key, other);
  }
  return { perhaps, surely };
}

const NONE: ReadonlySet<string> = new Set();

/** Roots of words that say the same as a root does in one of its meanings, or name a kind of it. */
export function synonymsOf(root: string): ReadonlySet<string> {
  built ??= build();
  return built.perhaps.get(root) ?? NONE;
}

/** Roots of words that say the same as a root does, and of which it says the same. */
export function sureSynonymsOf(root: string): ReadonlySet<string> {
  built ??= build();
  return built.surely.get(root) ?? NONE;
}

import { NEAR_WORDS, SYNONYMS } from "@terzi/lexicon/generated/matching";
import { ROOT_LIST, rootsAt } from "./roots.ts";

type Roots = Map<string, Set<string>>;

/** `perhaps`: in one of a word's senses, or as a kind of it; `surely`: whichever of the two one begins with. */
type Synonyms = { perhaps: Roots; surely: Roots };

let built: Synonyms | undefined;

function build(): Synonyms {
  const perhaps: Roots = new Map();
  const surely: Roots = new Map();
  const add = (to: Roots, root: string, other: string) =>
    to.set(root, (to.get(root) ?? new Set()).add(other));
  const addBoth = (to: Roots, root: string, other: string): void => {
    add(to, root, other);
    add(to, other, root);
  };
  for (const line of SYNONYMS.split("\n")) {
    const roots = rootsAt(line);
    for (const root of roots) for (const other of roots) if (other !== root) add(perhaps, root, other);
  }
  for (const [at, line] of NEAR_WORDS.split("\n").entries()) {
    const root = ROOT_LIST[at];
    if (!line || root === undefined) continue;
    const [same = "", kinds = "", both = ""] = line.split("\t");
    for (const other of rootsAt(same)) addBoth(perhaps, root, other);
    for (const other of rootsAt(kinds)) add(perhaps, root, other);
    for (const other of rootsAt(both)) addBoth(surely, root, other);
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

import { rootOf } from "@terzi/language/en/word-families";
import { SYNONYMS } from "@terzi/lexicon/generated/matching";

let built: Map<string, Set<string>> | undefined;

function build(): Map<string, Set<string>> {
  const of = new Map<string, Set<string>>();
  for (const line of SYNONYMS.split("\n")) {
    const roots = line.split(" ").map(rootOf);
    for (const root of roots) {
      const others = of.get(root) ?? new Set();
      of.set(root, others);
      for (const other of roots) if (other !== root) others.add(other);
    }
  }
  return of;
}

/** Roots of words that say the same as a root does, in one of its meanings. */
export function synonymsOf(root: string): ReadonlySet<string> {
  built ??= build();
  return built.get(root) ?? NONE;
}
const NONE: ReadonlySet<string> = new Set();

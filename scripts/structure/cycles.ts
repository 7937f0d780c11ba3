import type { Finding, Rule, SourceTree } from "./source-tree.ts";

/** No file imports itself by a detour, not even for a type: such files can only be understood together. */
export const checkCycles: Rule = (tree) => {
  const findings: Finding[] = [];
  const finished = new Set<string>();
  for (const path of tree.keys()) follow(path, []);
  return findings;

  function follow(path: string, trail: string[]): void {
    if (finished.has(path)) return;
    const start = trail.indexOf(path);
    if (start >= 0) {
      const circle = [...trail.slice(start), path];
      findings.push({ path, problem: `imports itself: ${circle.join(" → ")}` });
      return;
    }
    for (const target of targetsOf(tree, path)) follow(target, [...trail, path]);
    finished.add(path);
  }
};

const targetsOf = (tree: SourceTree, path: string): Set<string> =>
  new Set(tree.get(path)?.imports.flatMap(({ target, isAddress }) => (target && !isAddress ? target : [])));

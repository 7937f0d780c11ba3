import type { Rule } from "./source-tree.ts";

/** The client is for programs that are not ours. */
const IN_PACKAGE = /^packages\/(?!client\/)([^/]+)\/src\/.*(?<!\.d)\.(ts|tsx)$/;
const OWN_TEST = /^packages\/[^/]+\/test\//;

/**
 * Every file of a package is used by the product, not by its own tests alone. knip can't tell: a package
 * exports all of its files, and what is exported counts as used there. A package that nobody imports at all
 * is left to knip: no manifest may name it then.
 */
export const checkReach: Rule = (tree) => {
  const queue = [...tree.keys()].filter((path) => !IN_PACKAGE.test(path) && !OWN_TEST.test(path));
  const reached = new Set(queue);
  for (const path of queue)
    for (const { target } of tree.get(path)?.imports ?? [])
      if (target && !reached.has(target)) {
        reached.add(target);
        queue.push(target);
      }
  const packageOf = (path: string) => IN_PACKAGE.exec(path)?.[1];
  const usedPackages = new Set([...reached].map(packageOf));
  return [...tree.keys()]
    .filter((path) => !reached.has(path) && usedPackages.has(packageOf(path)) && IN_PACKAGE.test(path))
    .map((path) => ({ path, problem: "nothing but its own tests reaches it" }));
};

import type { Rule } from "./source-tree.ts";

const IN_PACKAGE = /^packages\/[^/]+\/src\/.*(?<!\.d)\.(ts|tsx)$/;
const OWN_TEST = /^packages\/[^/]+\/test\//;

/**
 * Every file of a package is used by the product, not by its own tests alone. knip can't tell: a package
 * exports all of its files, and what is exported counts as used there.
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
  return [...tree.keys()]
    .filter((path) => !OWN_TEST.test(path) && !reached.has(path))
    .map((path) => ({ path, problem: "nothing but its own tests reaches it" }));
};

import type { Finding, Import, Rule } from "./source-tree.ts";

type Layer = "top" | "transport" | "job" | "procedures" | "router" | "verb" | "store" | "base";
/** Where a file of the server stands. `feature` is empty outside `features/`. */
type Place = { layer: Layer; feature: string };

const SERVER = "apps/server/src/";
const READS = /^(find|list|count)/;

function placeOf(path: string): Place | null {
  if (!path.startsWith(SERVER)) return null;
  const inside = path.slice(SERVER.length);
  const feature = /^features\/([^/]+)\//.exec(inside)?.[1];
  if (feature) {
    const [, part] = /[/-](router|store)\.ts$/.exec(inside) ?? [];
    return { layer: part === "router" || part === "store" ? part : "verb", feature };
  }
  if (inside.startsWith("jobs/")) return { layer: "job", feature: "" };
  if (/^(rest|mcp|webhooks|http)\//.test(inside)) return { layer: "transport", feature: "" };
  if (/^(main|app|ports|grant-admin|backup|restore|with-database)\.ts$/.test(inside))
    return { layer: "top", feature: "" };
  if (/^(router|trpc)\.ts$/.test(inside)) return { layer: "procedures", feature: "" };
  return { layer: "base", feature: "" };
}

/** What each layer may import of the server. `base`: ctx, errors, limits and the like. */
const MAY_IMPORT: Record<Layer, (from: Place, to: Place, found: Import) => boolean> = {
  top: () => true,
  base: (_, to) => !["top", "transport", "job"].includes(to.layer),
  procedures: (_, to) => ["procedures", "router", "base"].includes(to.layer),
  transport: (from, to, found) =>
    to.layer !== "top" && (to.layer !== "store" || isOwnOrRead(from, to, found)),
  // Like a procedure, a job may call a store directly until there is a rule to state.
  job: (_, to) => ["job", "verb", "store", "base"].includes(to.layer),
  router: (from, to) =>
    to.layer === "base" ||
    to.layer === "procedures" ||
    to.layer === "verb" ||
    (to.layer === "store" && to.feature === from.feature),
  verb: (from, to, found) =>
    to.layer === "base" || to.layer === "verb" || (to.layer === "store" && isOwnOrRead(from, to, found)),
  store: (from, to) => to.layer === "base" || (to.layer === "store" && to.feature === from.feature),
};

const isOwnOrRead = (from: Place, to: Place, found: Import): boolean =>
  from.feature === to.feature || (found.names.length > 0 && found.names.every((name) => READS.test(name)));

/** In the server, imports go down: transports → procedures → verbs → stores → the database. */
export const checkLayers: Rule = (tree) => {
  const findings: Finding[] = [];
  for (const { path, imports } of tree.values()) {
    const from = placeOf(path);
    for (const found of from ? imports : []) {
      const to = found.target ? placeOf(found.target) : null;
      if (from && to && !MAY_IMPORT[from.layer](from, to, found))
        findings.push({ path, problem: `a ${from.layer} must not import the ${to.layer} ${found.target}` });
    }
  }
  return findings;
};
